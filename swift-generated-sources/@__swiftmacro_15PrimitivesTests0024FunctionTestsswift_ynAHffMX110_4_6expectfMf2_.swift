Testing.__checkBinaryOperation(arctangent(y: 0, x: 0) == 0,{ $0 && $1() },arctangent(y: 0, x: -0.0) == .pi,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: 0, x: 0) == 0"),"&&",.__fromSyntaxNode("arctangent(y: 0, x: -0.0) == .pi")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:111:5-111:77
