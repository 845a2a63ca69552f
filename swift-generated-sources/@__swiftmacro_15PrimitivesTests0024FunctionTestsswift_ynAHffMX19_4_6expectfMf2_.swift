Testing.__checkBinaryOperation(sineAndCosine(degrees: 30).sine,{ $0 == $1() },0.5,expression: .__fromBinaryOperation(.__fromSyntaxNode("sineAndCosine(degrees: 30).sine"),"==",.__fromSyntaxNode("0.5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:20:5-20:52
