Testing.__checkBinaryOperation(arctangent(y: 1, x: .infinity) == 0,{ $0 && $1() },arctangent(y: 1, x: -.infinity) == .pi,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: 1, x: .infinity) == 0"),"&&",.__fromSyntaxNode("arctangent(y: 1, x: -.infinity) == .pi")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:114:5-114:91
