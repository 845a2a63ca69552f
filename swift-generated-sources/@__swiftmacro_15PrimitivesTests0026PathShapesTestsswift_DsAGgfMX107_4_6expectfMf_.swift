Testing.__checkPropertyAccess(path.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("path"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:108:5-108:26
