Testing.__checkBinaryOperation(exponential2(-1074) == 0x1p-1074,{ $0 && $1() },exponential2(-1076) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponential2(-1074) == 0x1p-1074"),"&&",.__fromSyntaxNode("exponential2(-1076) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:64:5-64:74
