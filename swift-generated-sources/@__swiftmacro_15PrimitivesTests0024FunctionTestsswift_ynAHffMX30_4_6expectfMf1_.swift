Testing.__checkBinaryOperation(logarithm(1) == 0 && logarithm2(1) == 0,{ $0 && $1() },logarithm10(1) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("logarithm(1) == 0 && logarithm2(1) == 0"),"&&",.__fromSyntaxNode("logarithm10(1) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:31:5-31:76
