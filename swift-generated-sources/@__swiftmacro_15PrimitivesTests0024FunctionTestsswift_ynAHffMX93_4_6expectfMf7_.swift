Testing.__checkBinaryOperation(power(-1, 0.5).isNaN && power(.nan, 1).isNaN,{ $0 && $1() },power(2, .nan).isNaN,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(-1, 0.5).isNaN && power(.nan, 1).isNaN"),"&&",.__fromSyntaxNode("power(2, .nan).isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:94:5-94:82
