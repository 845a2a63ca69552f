Testing.__checkBinaryOperation(exponential(huge) == .infinity,{ $0 && $1() },exponential(-huge) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponential(huge) == .infinity"),"&&",.__fromSyntaxNode("exponential(-huge) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:71:7-71:73
