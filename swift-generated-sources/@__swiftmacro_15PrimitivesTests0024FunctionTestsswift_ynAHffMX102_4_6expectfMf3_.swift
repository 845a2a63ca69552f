Testing.__checkBinaryOperation(power(-.infinity, 3) == -.infinity,{ $0 && $1() },power(-.infinity, 2) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(-.infinity, 3) == -.infinity"),"&&",.__fromSyntaxNode("power(-.infinity, 2) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:103:5-103:85
