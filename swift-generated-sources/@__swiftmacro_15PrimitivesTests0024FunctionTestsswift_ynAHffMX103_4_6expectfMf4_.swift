Testing.__checkBinaryOperation(power(.infinity, -0.5) == 0 && power(-2, 3) == -8,{ $0 && $1() },power(-2, -2) == 0.25,expression: .__fromBinaryOperation(.__fromSyntaxNode("power(.infinity, -0.5) == 0 && power(-2, 3) == -8"),"&&",.__fromSyntaxNode("power(-2, -2) == 0.25")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:104:5-104:88
