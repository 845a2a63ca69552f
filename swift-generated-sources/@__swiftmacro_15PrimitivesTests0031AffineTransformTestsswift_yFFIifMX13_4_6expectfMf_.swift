Testing.__checkBinaryOperation(both.apply(to: Point(1, 1)),{ $0 == $1() },Point(12, 23),expression: .__fromBinaryOperation(.__fromSyntaxNode("both.apply(to: Point(1, 1))"),"==",.__fromSyntaxNode("Point(12, 23)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:14:5-14:58
