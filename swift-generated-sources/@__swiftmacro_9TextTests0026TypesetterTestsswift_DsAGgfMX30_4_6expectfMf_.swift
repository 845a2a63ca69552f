Testing.__checkBinaryOperation(cache.count * layout.path.points.count,{ $0 <= $1() },2 << 20,expression: .__fromBinaryOperation(.__fromSyntaxNode("cache.count * layout.path.points.count"),"<=",.__fromSyntaxNode("2 << 20")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:31:5-31:63
