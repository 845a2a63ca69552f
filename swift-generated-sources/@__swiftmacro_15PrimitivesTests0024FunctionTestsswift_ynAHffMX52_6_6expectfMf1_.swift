Testing.__checkBinaryOperation(power(x * x, 0.5),{ $0 == $1() },abs(x),expression: .__fromBinaryOperation(.__fromSyntaxNode("power(x * x, 0.5)"),"==",.__fromSyntaxNode("abs(x)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:53:7-53:43
