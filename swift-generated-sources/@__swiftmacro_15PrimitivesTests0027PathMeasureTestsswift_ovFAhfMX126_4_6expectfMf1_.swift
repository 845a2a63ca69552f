Testing.__checkValue(try Path(svg: "M0 0Q1e9 1e9 0 0").flattened(tolerance: 1e-9).points.count == 1025,expression: .__fromSyntaxNode(#"try Path(svg: "M0 0Q1e9 1e9 0 0").flattened(tolerance: 1e-9).points.count == 1025"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:127:5-127:95
