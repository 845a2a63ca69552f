Testing.__checkBinaryOperation(outer.inside(outer),{ $0 == $1() },IntRect(width: 20, height: 30),expression: .__fromBinaryOperation(.__fromSyntaxNode("outer.inside(outer)"),"==",.__fromSyntaxNode("IntRect(width: 20, height: 30)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:28:5-28:67
