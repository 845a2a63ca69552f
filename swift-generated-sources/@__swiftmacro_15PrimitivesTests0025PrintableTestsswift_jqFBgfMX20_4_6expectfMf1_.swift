Testing.__checkBinaryOperation("##FF0000 #[##v".printableLine,{ $0 == $1() },"##FF0000 #[##v",expression: .__fromBinaryOperation(.__fromSyntaxNode(###""##FF0000 #[##v".printableLine"###),"==",.__fromStringLiteral(###""##FF0000 #[##v""###, "##FF0000 #[##v")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:21:5-21:64
