Testing.__checkBinaryOperation(layout.size.width.isFinite,{ $0 && $1() },layout.size.height.isFinite,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size.width.isFinite"),"&&",.__fromSyntaxNode("layout.size.height.isFinite")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:40:7-40:73
