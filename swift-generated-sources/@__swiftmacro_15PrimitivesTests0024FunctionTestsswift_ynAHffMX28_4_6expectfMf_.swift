Testing.__checkBinaryOperation(sine(0) == 0 && cosine(0) == 1 && tangent(0) == 0,{ $0 && $1() },arctangent(0) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("sine(0) == 0 && cosine(0) == 1 && tangent(0) == 0"),"&&",.__fromSyntaxNode("arctangent(0) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:29:5-29:85
