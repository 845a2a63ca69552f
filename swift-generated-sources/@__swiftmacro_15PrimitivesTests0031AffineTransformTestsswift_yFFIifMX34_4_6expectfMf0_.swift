Testing.__checkBinaryOperation(abs((corners.map(\.y).max() ?? 0) - box.maxY),{ $0 < $1() },1e-12,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"abs((corners.map(\.y).max() ?? 0) - box.maxY)"#),"<",.__fromSyntaxNode("1e-12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:35:5-35:67
