Testing.__checkBinaryOperation(power(10, 308) < .infinity,{ $0 && $1() },power(10, 309) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(10, 308) < .infinity"),"&&",.__fromSyntaxNode("power(10, 309) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:66:5-66:71
