Testing.__checkFunctionCall((),calling: { 
  Double($1)
},$0,expression: .__fromFunctionCall(nil,"Double",(nil,.__fromSyntaxNode("$0"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift:68:54-68:74
