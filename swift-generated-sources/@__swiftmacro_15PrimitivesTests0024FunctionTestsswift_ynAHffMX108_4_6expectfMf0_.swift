Testing.__checkBinaryOperation(arctangent(y: 0, x: -1) == .pi,{ $0 && $1() },arctangent(y: -0.0, x: -1) == -.pi,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: 0, x: -1) == .pi"),"&&",.__fromSyntaxNode("arctangent(y: -0.0, x: -1) == -.pi")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:109:5-109:82
