Testing.__checkFunctionCall((),calling: { 
  IntRect(x: $1,y: $2,width: $3,height: $4)
},1,1,2,2,expression: .__fromFunctionCall(nil,"IntRect",("x",.__fromSyntaxNode("1")),("y",.__fromSyntaxNode("1")),("width",.__fromSyntaxNode("2")),("height",.__fromSyntaxNode("2"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:8:20-8:70
