Testing.__checkBinaryOperation(squares.contains(point),{ $0 == $1() },winds,expression: .__fromBinaryOperation(.__fromSyntaxNode("squares.contains(point)"),"==",.__fromSyntaxNode("winds")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:19:5-19:46
