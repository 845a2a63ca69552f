Testing.__checkPropertyAccess(path.self,getting: { $0.controlBounds },expression: .__fromPropertyAccess(.__fromSyntaxNode("path"),.__fromSyntaxNode("controlBounds")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:130:22-130:50
