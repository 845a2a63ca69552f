Testing.__checkBinaryOperation(straight.blue,{ $0 == $1() },255,expression: .__fromBinaryOperation(.__fromSyntaxNode("straight.blue"),"==",.__fromSyntaxNode("255")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:21:9-21:38
