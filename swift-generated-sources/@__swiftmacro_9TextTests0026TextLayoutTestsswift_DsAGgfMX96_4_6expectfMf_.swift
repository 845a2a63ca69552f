Testing.__checkBinaryOperation(layout.size,{ $0 == $1() },Size(3, 40),expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size"),"==",.__fromSyntaxNode("Size(3, 40)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:97:5-97:40
