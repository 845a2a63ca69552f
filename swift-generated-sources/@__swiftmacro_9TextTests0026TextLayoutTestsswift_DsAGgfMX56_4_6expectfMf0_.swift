Testing.__checkBinaryOperation(boxes(layout).map { $0[0] },{ $0 == $1() },[0.5, 3.5, 6.5],expression: .__fromBinaryOperation(.__fromSyntaxNode("boxes(layout).map { $0[0] }"),"==",.__fromSyntaxNode("[0.5, 3.5, 6.5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:57:5-57:60
