Testing.__checkBinaryOperation(arctangent(.infinity) == .pi / 2,{ $0 && $1() },arctangent(-.infinity) == -.pi / 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(.infinity) == .pi / 2"),"&&",.__fromSyntaxNode("arctangent(-.infinity) == -.pi / 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:74:5-74:84
