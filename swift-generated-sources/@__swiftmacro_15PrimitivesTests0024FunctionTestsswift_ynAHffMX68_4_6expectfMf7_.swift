Testing.__checkBinaryOperation(power(-2, 1025),{ $0 == $1() },-.infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(-2, 1025)"),"==",.__fromSyntaxNode("-.infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:69:5-69:43
