Testing.__checkFunctionCall((),calling: { 
  IntRect(x: $1,y: $2,width: $3,height: $4)
},-3,5,20,30,expression: .__fromFunctionCall(nil,"IntRect",("x",.__fromSyntaxNode("-3")),("y",.__fromSyntaxNode("5")),("width",.__fromSyntaxNode("20")),("height",.__fromSyntaxNode("30"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:25:21-25:74
