Testing.__checkValue(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite },expression: .__fromSyntaxNode("path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:159:7-159:73
