Testing.__checkBinaryOperation(power(10, -323) > 0,{ $0 && $1() },power(10, -324) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(10, -323) > 0"),"&&",.__fromSyntaxNode("power(10, -324) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:67:5-67:57
