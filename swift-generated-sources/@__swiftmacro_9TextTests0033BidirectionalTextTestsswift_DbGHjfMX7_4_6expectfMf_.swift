Testing.__checkBinaryOperation(lines.count,{ $0 == $1() },600,expression: .__fromBinaryOperation(.__fromSyntaxNode("lines.count"),"==",.__fromSyntaxNode("600")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:8:5-8:32
