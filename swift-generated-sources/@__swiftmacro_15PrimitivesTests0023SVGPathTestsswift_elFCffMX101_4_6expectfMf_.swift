Testing.__checkValue(try Path(svg: "M10 10a5 5 0 102 4") == spaced,expression: .__fromSyntaxNode(#"try Path(svg: "M10 10a5 5 0 102 4") == spaced"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:102:5-102:59
