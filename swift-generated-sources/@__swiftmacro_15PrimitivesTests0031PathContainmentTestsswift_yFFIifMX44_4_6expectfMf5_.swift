Testing.__checkFunctionCall(path.self,calling: {
  $0.passes($1,within: $2)
},Point(x: 5, y: 5),0.1,expression: .__fromFunctionCall(.__fromSyntaxNode("path"),"passes",(nil,.__fromSyntaxNode("Point(x: 5, y: 5)")),("within",.__fromSyntaxNode("0.1"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:45:5-45:57
