Testing.__checkBinaryOperation(exponential(0) == 1 && exponentialMinusOne(0) == 0,{ $0 && $1() },hyperbolicTangent(0) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponential(0) == 1 && exponentialMinusOne(0) == 0"),"&&",.__fromSyntaxNode("hyperbolicTangent(0) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:30:5-30:93
