Testing.__checkBinaryOperation(AffineTransform(rotationDegrees: 720),{ $0 == $1() },.identity,expression: .__fromBinaryOperation(.__fromSyntaxNode("AffineTransform(rotationDegrees: 720)"),"==",.__fromSyntaxNode(".identity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:8:5-8:64
