Testing.__checkBinaryOperation(layout.size.width > 35,{ $0 && $1() },layout.size.width < 50,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size.width > 35"),"&&",.__fromSyntaxNode("layout.size.width < 50")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:13:5-13:62
