Testing.__checkBinaryOperation(measure.position(atLength: -1)?.point,{ $0 == $1() },Point(0, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.position(atLength: -1)?.point"),"==",.__fromSyntaxNode("Point(0, 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:12:5-12:66
