Testing.__checkBinaryOperation(bounds,{ $0 == $1() },Rect(x: 50, y: -500, width: Double(expected) - 100, height: 500),expression: .__fromBinaryOperation(.__fromSyntaxNode("bounds"),"==",.__fromSyntaxNode("Rect(x: 50, y: -500, width: Double(expected) - 100, height: 500)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:54:5-54:88
