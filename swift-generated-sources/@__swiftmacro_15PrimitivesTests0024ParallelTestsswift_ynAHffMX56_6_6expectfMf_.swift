Testing.__checkBinaryOperation(Set(same),{ $0 == $1() },[ObjectIdentifier(token)],expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(same)"),"==",.__fromSyntaxNode("[ObjectIdentifier(token)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:57:7-57:54
