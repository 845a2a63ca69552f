Testing.__checkBinaryOperation(abs((corners.map(\.x).min() ?? 0) - box.minX),{ $0 < $1() },1e-12,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"abs((corners.map(\.x).min() ?? 0) - box.minX)"#),"<",.__fromSyntaxNode("1e-12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:34:5-34:67
