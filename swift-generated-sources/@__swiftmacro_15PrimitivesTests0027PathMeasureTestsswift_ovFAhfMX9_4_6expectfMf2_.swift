Testing.__checkBinaryOperation(measure.position(atLength: 10)?.point,{ $0 == $1() },Point(15, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.position(atLength: 10)?.point"),"==",.__fromSyntaxNode("Point(15, 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:10:5-10:67
