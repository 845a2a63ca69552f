Testing.__checkValue(try Path(svg: "M5 5M1 2L3 4").bounds == Rect(x: 1, y: 2, width: 2, height: 2),expression: .__fromSyntaxNode(#"try Path(svg: "M5 5M1 2L3 4").bounds == Rect(x: 1, y: 2, width: 2, height: 2)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:104:5-104:91
