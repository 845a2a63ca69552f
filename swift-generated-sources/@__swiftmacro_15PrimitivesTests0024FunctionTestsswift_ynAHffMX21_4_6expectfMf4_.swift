Testing.__checkBinaryOperation(sineAndCosine(degrees: 60).cosine,{ $0 == $1() },0.5,expression: .__fromBinaryOperation(.__fromSyntaxNode("sineAndCosine(degrees: 60).cosine"),"==",.__fromSyntaxNode("0.5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:22:5-22:54
