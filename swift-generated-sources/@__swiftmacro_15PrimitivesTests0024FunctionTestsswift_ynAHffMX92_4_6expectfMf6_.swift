Testing.__checkBinaryOperation(logarithm(-1).isNaN && logarithm2(-1).isNaN,{ $0 && $1() },logarithm10(-1).isNaN,expression: .__fromBinaryOperation(.__fromSyntaxNode("logarithm(-1).isNaN && logarithm2(-1).isNaN"),"&&",.__fromSyntaxNode("logarithm10(-1).isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:93:5-93:82
