Testing.__checkValue(layout.lines.allSatisfy { $0.width <= 50 },expression: .__fromSyntaxNode("layout.lines.allSatisfy { $0.width <= 50 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:53:5-53:56
