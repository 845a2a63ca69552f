Testing.__checkFunctionCall(path.self,calling: {
  $0.contains($1)
},Point(x: 5, y: 4.9),expression: .__fromFunctionCall(.__fromSyntaxNode("path"),"contains",(nil,.__fromSyntaxNode("Point(x: 5, y: 4.9)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:27:5-27:48
