Testing.__checkBinaryOperation(layout.lines.count,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines.count"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:52:5-52:37
