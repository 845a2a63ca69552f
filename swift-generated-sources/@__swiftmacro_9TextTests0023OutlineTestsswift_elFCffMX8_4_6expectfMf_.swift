Testing.__checkBinaryOperation(lines.count,{ $0 == $1() },94,expression: .__fromBinaryOperation(.__fromSyntaxNode("lines.count"),"==",.__fromSyntaxNode("94")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:9:5-9:31
