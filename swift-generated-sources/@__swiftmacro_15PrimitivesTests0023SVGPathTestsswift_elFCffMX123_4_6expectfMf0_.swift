Testing.__checkValue(middle.allSatisfy { abs(($0 - center).length - 5) < 5 * 4.3e-6 },expression: .__fromSyntaxNode("middle.allSatisfy { abs(($0 - center).length - 5) < 5 * 4.3e-6 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:124:5-124:78
