Testing.__checkBinaryOperation(logarithm2(power2),{ $0 == $1() },Double(exponent),expression: .__fromBinaryOperation(.__fromSyntaxNode("logarithm2(power2)"),"==",.__fromSyntaxNode("Double(exponent)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:37:7-37:54
