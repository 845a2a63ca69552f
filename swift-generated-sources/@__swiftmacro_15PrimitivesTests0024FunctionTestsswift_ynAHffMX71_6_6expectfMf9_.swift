Testing.__checkBinaryOperation(hyperbolicTangent(huge) == 1,{ $0 && $1() },hyperbolicTangent(-huge) == -1,expression: .__fromBinaryOperation(.__fromSyntaxNode("hyperbolicTangent(huge) == 1"),"&&",.__fromSyntaxNode("hyperbolicTangent(-huge) == -1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:72:7-72:78
