Testing.__checkBinaryOperation(abs(point.x - 4) < 1e-12,{ $0 && $1() },abs(point.y + 9) < 1e-12,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(point.x - 4) < 1e-12"),"&&",.__fromSyntaxNode("abs(point.y + 9) < 1e-12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:21:5-21:66
