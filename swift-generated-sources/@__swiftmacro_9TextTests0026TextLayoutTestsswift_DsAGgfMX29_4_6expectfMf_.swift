Testing.__checkBinaryOperation(layout.size,{ $0 == $1() },Size(9.5, 11),expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size"),"==",.__fromSyntaxNode("Size(9.5, 11)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:30:5-30:42
