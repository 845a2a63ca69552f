Testing.__checkBinaryOperation(measure.position(atLength: 2.5)?.point,{ $0 == $1() },Point(1.5, 2),expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.position(atLength: 2.5)?.point"),"==",.__fromSyntaxNode("Point(1.5, 2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:9:5-9:69
