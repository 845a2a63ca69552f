Testing.__checkPropertyAccess(path.subpaths.first?.segments.self,getting: { $0?.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("path.subpaths.first?.segments"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:40:23-40:68
