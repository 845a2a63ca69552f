Testing.__checkBinaryOperation(layout.size,{ $0 == $1() },Size(0, 11),expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size"),"==",.__fromSyntaxNode("Size(0, 11)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:189:5-189:40
