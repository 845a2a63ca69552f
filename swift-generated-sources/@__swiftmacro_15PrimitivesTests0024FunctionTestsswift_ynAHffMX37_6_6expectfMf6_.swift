Testing.__checkBinaryOperation(power(2, Double(exponent)),{ $0 == $1() },power2,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(2, Double(exponent))"),"==",.__fromSyntaxNode("power2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:38:7-38:52
