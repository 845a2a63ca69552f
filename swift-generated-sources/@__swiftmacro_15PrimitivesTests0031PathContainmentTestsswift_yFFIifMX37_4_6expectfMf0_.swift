Testing.__checkFunctionCall(path.self,calling: {
  $0.passes($1,within: $2)
},Point(x: 5, y: 1.1),1,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("path"),"passes",(nil,.__fromSyntaxNode("Point(x: 5, y: 1.1)")),("within",.__fromSyntaxNode("1"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:38:5-38:58
