Testing.__checkBinaryOperation(power(.nan, 0) == 1 && power(1, .nan) == 1,{ $0 && $1() },power(0, 0) == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(.nan, 0) == 1 && power(1, .nan) == 1"),"&&",.__fromSyntaxNode("power(0, 0) == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:99:5-99:76
