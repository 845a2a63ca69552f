Testing.__checkBinaryOperation(arccosine(1) == 0,{ $0 && $1() },arcsine(0) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("arccosine(1) == 0"),"&&",.__fromSyntaxNode("arcsine(0) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:32:5-32:50
