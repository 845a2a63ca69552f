Testing.__checkPropertyAccess(map.self,getting: { $0.inverted },expression: .__fromPropertyAccess(.__fromSyntaxNode("map"),.__fromSyntaxNode("inverted")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_15PrimitivesTests0033ProjectiveInverseTestsswift_DbGHjfMX16_4_6expectfMf_.swift:1:26-1:48
