Testing.__checkBinaryOperation(space.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("space.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:35:5-35:30
