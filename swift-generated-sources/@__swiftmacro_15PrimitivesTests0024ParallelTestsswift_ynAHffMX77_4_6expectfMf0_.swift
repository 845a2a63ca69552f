Testing.__checkBinaryOperation(works.map { $0.value() },{ $0 == $1() },Array(0..<200),expression: .__fromBinaryOperation(.__fromSyntaxNode("works.map { $0.value() }"),"==",.__fromSyntaxNode("Array(0..<200)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:78:5-78:56
