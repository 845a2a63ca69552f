Testing.__checkFunctionCall(inverse.self,calling: {
  $0.apply(to: $1)
},image,expression: .__fromFunctionCall(.__fromSyntaxNode("inverse"),"apply",("to",.__fromSyntaxNode("image"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_15PrimitivesTests0033ProjectiveInverseTestsswift_DbGHjfMX10_6_6expectfMf_.swift:1:27-1:61
