Testing.__checkBinaryOperation(cache.layout(for: request(200)) != nil,{ $0 && $1() },cache.layout(for: request(1)) == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("cache.layout(for: request(200)) != nil"),"&&",.__fromSyntaxNode("cache.layout(for: request(1)) == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:32:5-32:92
