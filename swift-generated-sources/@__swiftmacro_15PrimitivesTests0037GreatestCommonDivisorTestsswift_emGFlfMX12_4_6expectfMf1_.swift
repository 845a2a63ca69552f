Testing.__checkBinaryOperation(Int.greatestCommonDivisor(.max, .max),{ $0 == $1() },.max,expression: .__fromBinaryOperation(.__fromSyntaxNode("Int.greatestCommonDivisor(.max, .max)"),"==",.__fromSyntaxNode(".max")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/GreatestCommonDivisorTests.swift:13:5-13:59
