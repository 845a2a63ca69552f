Testing.__checkBinaryOperation(turn.apply(to: Point(1, 0)),{ $0 == $1() },Point(0, 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("turn.apply(to: Point(1, 0))"),"==",.__fromSyntaxNode("Point(0, 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:7:5-7:56
