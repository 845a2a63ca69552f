Testing.__checkBinaryOperation(path.points[1],{ $0 == $1() },Point(200 - 1.528665 * 20, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.points[1]"),"==",.__fromSyntaxNode("Point(200 - 1.528665 * 20, 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:77:5-77:61
