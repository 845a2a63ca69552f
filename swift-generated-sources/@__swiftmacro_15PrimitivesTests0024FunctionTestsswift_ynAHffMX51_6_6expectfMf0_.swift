Testing.__checkBinaryOperation(power(x, 2) == x * x && power(x, 3) == x * x * x,{ $0 && $1() },power(x, 1) == x,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(x, 2) == x * x && power(x, 3) == x * x * x"),"&&",.__fromSyntaxNode("power(x, 1) == x")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:52:7-52:84
