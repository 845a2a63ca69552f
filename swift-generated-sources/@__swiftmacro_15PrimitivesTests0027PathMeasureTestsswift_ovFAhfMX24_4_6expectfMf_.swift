Testing.__checkValue(abs(PathMeasure(try Path(svg: "M0 0Q1 0 2 1")).length - exact) < 1e-9,expression: .__fromSyntaxNode(#"abs(PathMeasure(try Path(svg: "M0 0Q1 0 2 1")).length - exact) < 1e-9"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:25:5-25:83
