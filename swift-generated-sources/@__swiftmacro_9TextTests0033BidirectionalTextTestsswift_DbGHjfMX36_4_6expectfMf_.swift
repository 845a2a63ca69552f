Testing.__checkBinaryOperation(text.levels,{ $0 == $1() },[1, 1, 1, 1, 1],expression: .__fromBinaryOperation(.__fromSyntaxNode("text.levels"),"==",.__fromSyntaxNode("[1, 1, 1, 1, 1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:37:5-37:44
