Testing.__checkBinaryOperation(path.points.last,{ $0 == $1() },Point(6, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.points.last"),"==",.__fromSyntaxNode("Point(6, 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:114:5-114:45
