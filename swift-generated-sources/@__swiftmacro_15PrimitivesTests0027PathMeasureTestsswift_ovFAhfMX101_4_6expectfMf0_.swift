Testing.__checkValue(try Path(svg: "M0 0C0 100 100 100 100 0").bounds == Rect(x: 0, y: 0, width: 100, height: 75),expression: .__fromSyntaxNode(#"try Path(svg: "M0 0C0 100 100 100 100 0").bounds == Rect(x: 0, y: 0, width: 100, height: 75)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:102:5-103:100
