Testing.__checkBinaryOperation(layout.lines.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:141:5-141:37
