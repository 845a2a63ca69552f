Testing.__checkBinaryOperation(power(0.9, 1e300) == 0,{ $0 && $1() },power(1.1, 1e300) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(0.9, 1e300) == 0"),"&&",.__fromSyntaxNode("power(1.1, 1e300) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:68:5-68:70
