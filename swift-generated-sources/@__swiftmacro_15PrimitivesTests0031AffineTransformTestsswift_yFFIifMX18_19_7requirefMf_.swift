Testing.__checkPropertyAccess(map.self,getting: { $0.inverted },expression: .__fromPropertyAccess(.__fromSyntaxNode("map"),.__fromSyntaxNode("inverted")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:19:20-19:42
