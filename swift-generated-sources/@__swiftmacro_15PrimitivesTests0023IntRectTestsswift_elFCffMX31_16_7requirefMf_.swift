Testing.__checkFunctionCall((),calling: { 
  IntRect(x: $1,y: $2,width: $3,height: $4)
},0,0,2,2,expression: .__fromFunctionCall(nil,"IntRect",("x",.__fromSyntaxNode("0")),("y",.__fromSyntaxNode("0")),("width",.__fromSyntaxNode("2")),("height",.__fromSyntaxNode("2"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:32:17-32:67
