Testing.__checkBinaryOperation(Double(straight.green),{ $0 == $1() },quotient.rounded(.toNearestOrAwayFromZero),expression: .__fromBinaryOperation(.__fromSyntaxNode("Double(straight.green)"),"==",.__fromSyntaxNode("quotient.rounded(.toNearestOrAwayFromZero)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:20:9-20:86
