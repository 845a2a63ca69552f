Testing.__checkBinaryOperation(logarithm(0) == -.infinity,{ $0 && $1() },logarithm(.infinity) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("logarithm(0) == -.infinity"),"&&",.__fromSyntaxNode("logarithm(.infinity) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:75:5-75:77
