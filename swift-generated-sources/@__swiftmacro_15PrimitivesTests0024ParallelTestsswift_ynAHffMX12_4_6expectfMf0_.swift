Testing.__checkBinaryOperation(pieces,{ $0 == $1() },[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]],expression: .__fromBinaryOperation(.__fromSyntaxNode("pieces"),"==",.__fromSyntaxNode("[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:13:5-13:60
