Testing.__checkBinaryOperation(segment.derivative(at: 0.5),{ $0 == $1() },.zero,expression: .__fromBinaryOperation(.__fromSyntaxNode("segment.derivative(at: 0.5)"),"==",.__fromSyntaxNode(".zero")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:48:5-48:50
