Testing.__checkBinaryOperation(rect,{ $0 == $1() },IntRect(x: 0, y: -1, width: 3, height: 2),expression: .__fromBinaryOperation(.__fromSyntaxNode("rect"),"==",.__fromSyntaxNode("IntRect(x: 0, y: -1, width: 3, height: 2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:15:5-15:63
