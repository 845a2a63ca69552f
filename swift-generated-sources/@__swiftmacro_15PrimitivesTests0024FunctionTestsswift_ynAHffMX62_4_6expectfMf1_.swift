Testing.__checkBinaryOperation(exponential2(1023.999).isFinite,{ $0 && $1() },exponential2(1024) == .infinity,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponential2(1023.999).isFinite"),"&&",.__fromSyntaxNode("exponential2(1024) == .infinity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:63:5-63:80
