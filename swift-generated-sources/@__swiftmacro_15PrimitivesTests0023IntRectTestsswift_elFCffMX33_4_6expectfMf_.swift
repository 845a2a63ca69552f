Testing.__checkBinaryOperation(a.intersection(b),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("a.intersection(b)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:34:5-34:38
