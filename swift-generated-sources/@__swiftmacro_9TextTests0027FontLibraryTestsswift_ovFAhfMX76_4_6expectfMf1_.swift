Testing.__checkBinaryOperation(bounds.width,{ $0 == $1() },Double(width - 100),expression: .__fromBinaryOperation(.__fromSyntaxNode("bounds.width"),"==",.__fromSyntaxNode("Double(width - 100)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:77:5-77:49
