Testing.__checkBinaryOperation(arcsine(1.0.nextUp).isNaN,{ $0 && $1() },arcsine((-1.0).nextDown).isNaN,expression: .__fromBinaryOperation(.__fromSyntaxNode("arcsine(1.0.nextUp).isNaN"),"&&",.__fromSyntaxNode("arcsine((-1.0).nextDown).isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:90:5-90:73
