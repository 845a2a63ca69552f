Testing.__checkFunctionCall(segment.self,calling: {
  $0.tangent(at: $1)
},0.5,expression: .__fromFunctionCall(.__fromSyntaxNode("segment"),"tangent",("at",.__fromSyntaxNode("0.5"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_15PrimitivesTests0027PathMeasureTestsswift_ovFAhfMX48_4_6expectfMf1_.swift:1:26-1:60
