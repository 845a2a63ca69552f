Testing.__checkFunctionCall(path.points.self,calling: {
  $0.contains($1)
},Point(0, 0),expression: .__fromFunctionCall(.__fromSyntaxNode("path.points"),"contains",(nil,.__fromSyntaxNode("Point(0, 0)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:99:5-99:47
