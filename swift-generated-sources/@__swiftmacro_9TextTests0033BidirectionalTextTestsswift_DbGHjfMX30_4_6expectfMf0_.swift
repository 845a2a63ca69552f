Testing.__checkBinaryOperation(BidirectionalText(isolates).levels.count,{ $0 == $1() },100_001,expression: .__fromBinaryOperation(.__fromSyntaxNode("BidirectionalText(isolates).levels.count"),"==",.__fromSyntaxNode("100_001")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:31:5-31:65
