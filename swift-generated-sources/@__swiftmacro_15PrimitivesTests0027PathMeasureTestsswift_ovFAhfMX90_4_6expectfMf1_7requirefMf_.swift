Testing.__checkPropertyAccess(first.points.self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("first.points"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_15PrimitivesTests0027PathMeasureTestsswift_ovFAhfMX90_4_6expectfMf1_.swift:1:27-1:54
