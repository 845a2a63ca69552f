Testing.__checkBinaryOperation(squares,{ $0 == $1() },(0..<count).map { $0 * $0 },expression: .__fromBinaryOperation(.__fromSyntaxNode("squares"),"==",.__fromSyntaxNode("(0..<count).map { $0 * $0 }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:10:7-10:54
