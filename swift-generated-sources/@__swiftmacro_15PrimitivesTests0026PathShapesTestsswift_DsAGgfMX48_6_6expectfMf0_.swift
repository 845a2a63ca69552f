Testing.__checkBinaryOperation(abs((point - Point(80, 20)).length - 20),{ $0 < $1() },20 * 4.3e-6,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs((point - Point(80, 20)).length - 20)"),"<",.__fromSyntaxNode("20 * 4.3e-6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:49:7-49:70
