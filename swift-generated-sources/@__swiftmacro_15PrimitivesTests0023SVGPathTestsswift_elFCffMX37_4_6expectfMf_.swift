Testing.__checkBinaryOperation(path.svgPathData,{ $0 == $1() },"M1 2.5 L4 2.5 Q5 3.5 6 2.5 C7 3.5 8 3.5 9 2.5 Z",expression: .__fromBinaryOperation(.__fromSyntaxNode("path.svgPathData"),"==",.__fromStringLiteral(#""M1 2.5 L4 2.5 Q5 3.5 6 2.5 C7 3.5 8 3.5 9 2.5 Z""#, "M1 2.5 L4 2.5 Q5 3.5 6 2.5 C7 3.5 8 3.5 9 2.5 Z")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:38:5-38:83
