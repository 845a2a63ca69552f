Testing.__checkBinaryOperation(path.points[0],{ $0 == $1() },Point(1.528665 * 20, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.points[0]"),"==",.__fromSyntaxNode("Point(1.528665 * 20, 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:76:5-76:55
