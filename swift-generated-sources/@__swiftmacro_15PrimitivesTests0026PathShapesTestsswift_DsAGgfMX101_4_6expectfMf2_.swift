Testing.__checkFunctionCall(path.points.self,calling: {
  $0.contains($1)
},Point(0, 40),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("path.points"),"contains",(nil,.__fromSyntaxNode("Point(0, 40)"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:102:5-102:49
