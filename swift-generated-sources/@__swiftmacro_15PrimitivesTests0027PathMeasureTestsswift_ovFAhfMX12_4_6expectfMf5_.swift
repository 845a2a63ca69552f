Testing.__checkBinaryOperation(measure.position(atLength: 99)?.point,{ $0 == $1() },Point(20, 10),expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.position(atLength: 99)?.point"),"==",.__fromSyntaxNode("Point(20, 10)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:13:5-13:68
