Testing.__checkValue(samples(path).allSatisfy { abs(($0 - Point(20, 20)).length - 20) < 20 * 1e-5 },expression: .__fromSyntaxNode("samples(path).allSatisfy { abs(($0 - Point(20, 20)).length - 20) < 20 * 1e-5 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:67:5-67:92
