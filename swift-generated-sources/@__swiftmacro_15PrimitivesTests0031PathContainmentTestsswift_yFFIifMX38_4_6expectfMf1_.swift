Testing.__checkFunctionCall(path.self,calling: {
  $0.passes($1,within: $2,from: $3,to: $4)
},Point(x: 10, y: 9),0.1,0.5,1,expression: .__fromFunctionCall(.__fromSyntaxNode("path"),"passes",(nil,.__fromSyntaxNode("Point(x: 10, y: 9)")),("within",.__fromSyntaxNode("0.1")),("from",.__fromSyntaxNode("0.5")),("to",.__fromSyntaxNode("1"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:39:5-39:76
