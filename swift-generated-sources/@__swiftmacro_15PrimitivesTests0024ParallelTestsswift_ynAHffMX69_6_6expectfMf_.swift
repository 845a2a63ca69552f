Testing.__checkBinaryOperation(first == -number,{ $0 && $1() },second == number,expression: .__fromBinaryOperation(.__fromSyntaxNode("first == -number"),"&&",.__fromSyntaxNode("second == number")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:70:7-70:52
