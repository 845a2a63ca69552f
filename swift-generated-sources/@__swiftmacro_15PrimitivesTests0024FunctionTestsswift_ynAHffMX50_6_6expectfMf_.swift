Testing.__checkBinaryOperation(cubeRoot(x * x * x),{ $0 == $1() },x,expression: .__fromBinaryOperation(.__fromSyntaxNode("cubeRoot(x * x * x)"),"==",.__fromSyntaxNode("x")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:51:7-51:40
