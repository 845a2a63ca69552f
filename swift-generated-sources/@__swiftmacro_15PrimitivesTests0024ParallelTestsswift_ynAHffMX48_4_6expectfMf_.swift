Testing.__checkBinaryOperation(counts.withLock { $0.most },{ $0 <= $1() },workers,expression: .__fromBinaryOperation(.__fromSyntaxNode("counts.withLock { $0.most }"),"<=",.__fromSyntaxNode("workers")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:49:5-49:52
