Testing.__checkBinaryOperation(IntRect(x: 0, y: 0, width: 5, height: -1),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("IntRect(x: 0, y: 0, width: 5, height: -1)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:7:5-7:62
