Testing.__checkBinaryOperation(boxes(layout),{ $0 == $1() },[[0.5, 1.5, 8.5], [5, 6, 8.5], [7, 9, 8.5]],expression: .__fromBinaryOperation(.__fromSyntaxNode("boxes(layout)"),"==",.__fromSyntaxNode("[[0.5, 1.5, 8.5], [5, 6, 8.5], [7, 9, 8.5]]")),comments: [.__line("// Half of the gap lies above the ascent.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:32:5-32:74
