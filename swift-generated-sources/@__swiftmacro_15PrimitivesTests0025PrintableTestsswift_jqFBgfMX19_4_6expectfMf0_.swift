Testing.__checkBinaryOperation("###[a##[b ##vso[c]".printableLine,{ $0 == $1() },"# #[a #[b  #vso[c]",expression: .__fromBinaryOperation(.__fromSyntaxNode(####""###[a##[b ##vso[c]".printableLine"####),"==",.__fromStringLiteral(##""# #[a #[b  #vso[c]""##, "# #[a #[b  #vso[c]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:20:5-20:72
