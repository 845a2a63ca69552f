Testing.__checkValue(flat.verbs.allSatisfy { $0 == .move || $0 == .line },expression: .__fromSyntaxNode("flat.verbs.allSatisfy { $0 == .move || $0 == .line }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:112:7-112:68
