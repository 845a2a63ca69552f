Testing.__checkBinaryOperation(both.affine,{ $0 == $1() },map.concatenating(moved),expression: .__fromBinaryOperation(.__fromSyntaxNode("both.affine"),"==",.__fromSyntaxNode("map.concatenating(moved)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:42:5-42:53
