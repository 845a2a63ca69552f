Testing.__checkBinaryOperation(exponential(709.78).isFinite,{ $0 && $1() },exponential(709.79) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponential(709.78).isFinite"),"&&",.__fromSyntaxNode("exponential(709.79) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:61:5-61:78
