Testing.__checkBinaryOperation(calls.withLock { $0 },{ $0 == $1() },200,expression: .__fromBinaryOperation(.__fromSyntaxNode("calls.withLock { $0 }"),"==",.__fromSyntaxNode("200")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:80:5-80:42
