Testing.__checkFunctionCall(path.self,calling: {
  $0.passes($1,within: $2,from: $3,to: $4)
},Point(x: 5, y: 0),1,0.5,0.5,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("path"),"passes",(nil,.__fromSyntaxNode("Point(x: 5, y: 0)")),("within",.__fromSyntaxNode("1")),("from",.__fromSyntaxNode("0.5")),("to",.__fromSyntaxNode("0.5"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:41:5-41:76
