Testing.__checkBinaryOperation(ProjectiveTransform(AffineTransform(scaleX: .infinity, y: 1)).inverted,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ProjectiveTransform(AffineTransform(scaleX: .infinity, y: 1)).inverted"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:23:5-23:91
