Testing.__checkClosureCall(throws: PathSyntaxError(offset: offset, message: message),performing: { try Path(svg: text) },expression: .__fromSyntaxNode("try Path(svg: text)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:97:5-97:95
