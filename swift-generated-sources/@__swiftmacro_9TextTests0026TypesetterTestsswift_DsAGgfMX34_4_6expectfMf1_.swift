Testing.__checkBinaryOperation(cache.layout(for: TextRequest("0")),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"cache.layout(for: TextRequest("0"))"#),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:35:5-35:56
