Testing.__checkBinaryOperation(Int.greatestCommonDivisor(a, b),{ $0 == $1() },divisor,expression: .__fromBinaryOperation(.__fromSyntaxNode("Int.greatestCommonDivisor(a, b)"),"==",.__fromSyntaxNode("divisor")),comments: ["\(a), \(b)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/GreatestCommonDivisorTests.swift:9:9-9:74
