Testing.__checkBinaryOperation(layout.lines[0].baseline,{ $0 == $1() },Point(0, 8.5),expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines[0].baseline"),"==",.__fromSyntaxNode("Point(0, 8.5)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:34:5-34:55
