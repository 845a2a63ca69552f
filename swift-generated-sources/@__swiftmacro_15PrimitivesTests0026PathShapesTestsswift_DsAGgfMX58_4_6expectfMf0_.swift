Testing.__checkValue(left.allSatisfy { abs(($0 - Point(20, 20)).length - 20) < 20 * 4.3e-6 },expression: .__fromSyntaxNode("left.allSatisfy { abs(($0 - Point(20, 20)).length - 20) < 20 * 4.3e-6 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:59:5-59:85
