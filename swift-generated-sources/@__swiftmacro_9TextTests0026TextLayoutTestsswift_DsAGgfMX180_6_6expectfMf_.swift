Testing.__checkBinaryOperation(layout.lines.count,{ $0 == $1() },count,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines.count"),"==",.__fromSyntaxNode("count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:181:7-181:43
