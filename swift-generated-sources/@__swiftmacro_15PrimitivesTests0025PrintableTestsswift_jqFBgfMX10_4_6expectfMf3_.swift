Testing.__checkBinaryOperation("".pictured,{ $0 == $1() },"",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""".pictured"#),"==",.__fromStringLiteral(#""""#, "")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:11:5-11:31
