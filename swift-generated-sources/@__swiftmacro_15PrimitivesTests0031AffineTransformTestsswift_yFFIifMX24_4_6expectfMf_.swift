Testing.__checkBinaryOperation(AffineTransform(scaleX: 0, y: 1).inverted,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("AffineTransform(scaleX: 0, y: 1).inverted"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:25:5-25:62
