Testing.__checkBinaryOperation(a.union(b),{ $0 == $1() },IntRect(x: 0, y: 0, width: 4, height: 2),expression: .__fromBinaryOperation(.__fromSyntaxNode("a.union(b)"),"==",.__fromSyntaxNode("IntRect(x: 0, y: 0, width: 4, height: 2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:35:5-35:68
