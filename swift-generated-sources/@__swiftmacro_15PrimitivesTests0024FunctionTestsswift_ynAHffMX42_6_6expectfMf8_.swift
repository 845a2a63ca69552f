Testing.__checkBinaryOperation(power(10, Double(exponent)),{ $0 == $1() },ten,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(10, Double(exponent))"),"==",.__fromSyntaxNode("ten")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:43:7-43:50
