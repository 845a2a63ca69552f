Testing.__checkBinaryOperation(narrow.lines.count,{ $0 == $1() },(width <= 0 ? 2 : 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("narrow.lines.count"),"==",.__fromSyntaxNode("(width <= 0 ? 2 : 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:173:7-173:58
