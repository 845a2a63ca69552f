Testing.__checkBinaryOperation(arccosine((-1.0).nextUp) > 3.14,{ $0 && $1() },arcsine((-1.0).nextUp) < -1.57,expression: .__fromBinaryOperation(.__fromSyntaxNode("arccosine((-1.0).nextUp) > 3.14"),"&&",.__fromSyntaxNode("arcsine((-1.0).nextUp) < -1.57")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:92:5-92:79
