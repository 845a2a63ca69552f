Testing.__checkBinaryOperation(power(-1, .infinity) == 1,{ $0 && $1() },power(2, -.infinity) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(-1, .infinity) == 1"),"&&",.__fromSyntaxNode("power(2, -.infinity) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:100:5-100:68
