Testing.__checkFunctionCall(path.self,calling: {
  $0.contains($1)
},Point(x: 5, y: 5.1),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("path"),"contains",(nil,.__fromSyntaxNode("Point(x: 5, y: 5.1)"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:28:5-28:49
