Testing.__checkBinaryOperation(arccosine(1.0.nextUp).isNaN,{ $0 && $1() },arccosine((-1.0).nextDown).isNaN,expression: .__fromBinaryOperation(.__fromSyntaxNode("arccosine(1.0.nextUp).isNaN"),"&&",.__fromSyntaxNode("arccosine((-1.0).nextDown).isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:91:5-91:77
