Testing.__checkBinaryOperation(power(0.5, -.infinity) == .infinity,{ $0 && $1() },power(0, -1) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(0.5, -.infinity) == .infinity"),"&&",.__fromSyntaxNode("power(0, -1) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:101:5-101:78
