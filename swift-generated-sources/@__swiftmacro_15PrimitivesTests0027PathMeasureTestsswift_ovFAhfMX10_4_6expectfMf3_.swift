Testing.__checkBinaryOperation(measure.position(atLength: 10)?.tangent,{ $0 == $1() },Point(1, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.position(atLength: 10)?.tangent"),"==",.__fromSyntaxNode("Point(1, 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:11:5-11:68
