Testing.__checkBinaryOperation(BidirectionalText(deep).levels.last,{ $0 == $1() },126,expression: .__fromBinaryOperation(.__fromSyntaxNode("BidirectionalText(deep).levels.last"),"==",.__fromSyntaxNode("126")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:29:5-29:56
