Testing.__checkValue(layouts[0].allSatisfy { $0?.lines.count == 1 },expression: .__fromSyntaxNode("layouts[0].allSatisfy { $0?.lines.count == 1 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:220:5-220:60
