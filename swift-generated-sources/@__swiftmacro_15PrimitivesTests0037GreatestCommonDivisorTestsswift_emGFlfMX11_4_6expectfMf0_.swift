Testing.__checkBinaryOperation(Int.greatestCommonDivisor(0, 0),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("Int.greatestCommonDivisor(0, 0)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/GreatestCommonDivisorTests.swift:12:5-12:50
