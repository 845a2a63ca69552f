Testing.__checkBinaryOperation(arctangent(y: 0, x: 1) == 0,{ $0 && $1() },arctangent(y: -0.0, x: 1).sign == .minus,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: 0, x: 1) == 0"),"&&",.__fromSyntaxNode("arctangent(y: -0.0, x: 1).sign == .minus")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:108:5-108:85
