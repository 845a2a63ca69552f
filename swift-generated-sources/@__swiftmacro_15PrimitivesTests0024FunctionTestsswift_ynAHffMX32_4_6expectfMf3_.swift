Testing.__checkBinaryOperation(arctangent(1) == .pi / 4 && arcsine(1) == .pi / 2,{ $0 && $1() },arccosine(-1) == .pi,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(1) == .pi / 4 && arcsine(1) == .pi / 2"),"&&",.__fromSyntaxNode("arccosine(-1) == .pi")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:33:5-33:87
