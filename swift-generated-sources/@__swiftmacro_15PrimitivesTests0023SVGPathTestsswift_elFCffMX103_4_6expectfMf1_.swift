Testing.__checkValue(try Path(svg: "M10 10A-5-5 0 10 12 14") == spaced,expression: .__fromSyntaxNode(#"try Path(svg: "M10 10A-5-5 0 10 12 14") == spaced"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:104:5-104:63
