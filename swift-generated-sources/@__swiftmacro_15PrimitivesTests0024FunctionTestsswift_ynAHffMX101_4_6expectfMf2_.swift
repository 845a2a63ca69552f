Testing.__checkBinaryOperation(power(-0.0, -3) == -.infinity,{ $0 && $1() },power(-0.0, 3).sign == .minus,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(-0.0, -3) == -.infinity"),"&&",.__fromSyntaxNode("power(-0.0, 3).sign == .minus")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:102:5-102:76
