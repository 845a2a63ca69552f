Testing.__checkValue(try describe(Path(svg: text)) == expected,expression: .__fromSyntaxNode("try describe(Path(svg: text)) == expected"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:70:5-70:55
