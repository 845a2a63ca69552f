Testing.__checkFunctionCall(map.self,calling: {
  $0.apply(to: $1)
},point,expression: .__fromFunctionCall(.__fromSyntaxNode("map"),"apply",("to",.__fromSyntaxNode("point"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:10:23-10:53
