Testing.__checkBinaryOperation(copy.points,{ $0 == $1() },path.points,expression: .__fromBinaryOperation(.__fromSyntaxNode("copy.points"),"==",.__fromSyntaxNode("path.points")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:33:5-33:40
