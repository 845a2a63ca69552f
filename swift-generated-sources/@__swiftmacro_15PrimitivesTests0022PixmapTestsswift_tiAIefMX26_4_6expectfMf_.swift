Testing.__checkBinaryOperation(Pixmap(width: count, height: 1, pixels: pixels).contentHash,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("Pixmap(width: count, height: 1, pixels: pixels).contentHash"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:27:5-27:85
