Testing.__checkBinaryOperation(layout.size,{ $0 == $1() },cut.size,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size"),"==",.__fromSyntaxNode("cut.size")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:63:5-63:37
