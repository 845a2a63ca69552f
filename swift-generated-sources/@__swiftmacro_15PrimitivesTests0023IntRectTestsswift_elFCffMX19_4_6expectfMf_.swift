Testing.__checkBinaryOperation(IntRect(covering: Rect(x: value, y: 0, width: 1, height: 1)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("IntRect(covering: Rect(x: value, y: 0, width: 1, height: 1))"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:20:5-20:81
