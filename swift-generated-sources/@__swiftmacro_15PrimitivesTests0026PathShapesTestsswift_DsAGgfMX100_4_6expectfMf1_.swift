Testing.__checkFunctionCall(path.points.self,calling: {
  $0.contains($1)
},Point(40, 40),expression: .__fromFunctionCall(.__fromSyntaxNode("path.points"),"contains",(nil,.__fromSyntaxNode("Point(40, 40)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:101:5-101:49
