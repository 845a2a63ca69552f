Testing.__checkFunctionCall(path.self,calling: {
  $0.contains($1)
},Point(x: 1, y: 4),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("path"),"contains",(nil,.__fromSyntaxNode("Point(x: 1, y: 4)"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:29:5-29:47
