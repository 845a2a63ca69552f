Testing.__checkBinaryOperation(IntRect(x: .min, y: 0, width: 5, height: 5),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("IntRect(x: .min, y: 0, width: 5, height: 5)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:9:5-9:64
