Testing.__checkFunctionCall((),calling: { 
  IntRect(x: $1,y: $2,width: $3,height: $4)
},4,6,13,2,expression: .__fromFunctionCall(nil,"IntRect",("x",.__fromSyntaxNode("4")),("y",.__fromSyntaxNode("6")),("width",.__fromSyntaxNode("13")),("height",.__fromSyntaxNode("2"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:26:21-26:72
