Testing.__checkBinaryOperation(arctangent(y: 1, x: 0) == .pi / 2,{ $0 && $1() },arctangent(y: -1, x: -0.0) == -.pi / 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: 1, x: 0) == .pi / 2"),"&&",.__fromSyntaxNode("arctangent(y: -1, x: -0.0) == -.pi / 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:110:5-110:89
