Testing.__checkBinaryOperation(exponentialMinusOne(-50) == -1,{ $0 && $1() },exponentialMinusOne(710) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponentialMinusOne(-50) == -1"),"&&",.__fromSyntaxNode("exponentialMinusOne(710) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:65:5-65:85
