Testing.__checkFunctionCall((),calling: { 
  IntRect(x: $1,y: $2,width: $3,height: $4)
},2,0,2,3,expression: .__fromFunctionCall(nil,"IntRect",("x",.__fromSyntaxNode("2")),("y",.__fromSyntaxNode("0")),("width",.__fromSyntaxNode("2")),("height",.__fromSyntaxNode("3"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:13:20-13:70
