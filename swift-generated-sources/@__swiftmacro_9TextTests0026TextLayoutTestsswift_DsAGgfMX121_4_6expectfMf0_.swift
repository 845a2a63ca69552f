Testing.__checkBinaryOperation(boxes(layout).map { $0[0] },{ $0 == $1() },[0.5, 5.5, 10.5, 0.5, 2.5],expression: .__fromBinaryOperation(.__fromSyntaxNode("boxes(layout).map { $0[0] }"),"==",.__fromSyntaxNode("[0.5, 5.5, 10.5, 0.5, 2.5]")),comments: [.__line("// 11 points of glyphs and spaces leave half a point for each of two spaces.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:122:5-122:71
