Testing.__checkBinaryOperation(logarithm10(ten),{ $0 == $1() },Double(exponent),expression: .__fromBinaryOperation(.__fromSyntaxNode("logarithm10(ten)"),"==",.__fromSyntaxNode("Double(exponent)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:42:7-42:52
