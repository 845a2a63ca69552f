Testing.__checkBinaryOperation(inner.inside(outer),{ $0 == $1() },IntRect(x: 7, y: 1, width: 13, height: 2),expression: .__fromBinaryOperation(.__fromSyntaxNode("inner.inside(outer)"),"==",.__fromSyntaxNode("IntRect(x: 7, y: 1, width: 13, height: 2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:27:5-27:78
