Testing.__checkBinaryOperation(other.levels,{ $0 == $1() },[0, 0, 1, 0, 0],expression: .__fromBinaryOperation(.__fromSyntaxNode("other.levels"),"==",.__fromSyntaxNode("[0, 0, 1, 0, 0]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:40:5-40:45
