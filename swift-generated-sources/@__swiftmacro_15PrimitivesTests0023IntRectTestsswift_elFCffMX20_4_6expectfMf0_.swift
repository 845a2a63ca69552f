Testing.__checkBinaryOperation(IntRect(covering: Rect(x: 0, y: 0, width: 1, height: value)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("IntRect(covering: Rect(x: 0, y: 0, width: 1, height: value))"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:21:5-21:81
