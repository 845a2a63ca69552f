Testing.__checkBinaryOperation(layout.size.width == 0,{ $0 && $1() },layout.size.height > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size.width == 0"),"&&",.__fromSyntaxNode("layout.size.height > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:20:5-20:62
