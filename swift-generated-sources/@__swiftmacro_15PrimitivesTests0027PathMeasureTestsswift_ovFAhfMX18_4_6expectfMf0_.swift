Testing.__checkValue(PathMeasure(try Path(svg: "M0 0H3V4L0 0z")).length == 12,expression: .__fromSyntaxNode(#"PathMeasure(try Path(svg: "M0 0H3V4L0 0z")).length == 12"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:19:5-19:70
