Testing.__checkBinaryOperation(middle.contains { abs($0.y) > 5 },{ $0 == $1() },isLarge,expression: .__fromBinaryOperation(.__fromSyntaxNode("middle.contains { abs($0.y) > 5 }"),"==",.__fromSyntaxNode("isLarge")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:125:5-125:58
