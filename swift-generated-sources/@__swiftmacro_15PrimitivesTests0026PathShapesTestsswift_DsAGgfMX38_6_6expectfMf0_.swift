Testing.__checkBinaryOperation(abs((x * x + y * y).squareRoot() - 1),{ $0 < $1() },4.3e-6,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs((x * x + y * y).squareRoot() - 1)"),"<",.__fromSyntaxNode("4.3e-6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:39:7-39:62
