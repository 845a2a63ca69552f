Testing.__checkBinaryOperation(path.controlBounds,{ $0 == $1() },Rect(x: -1, y: -5, width: 11, height: 9),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.controlBounds"),"==",.__fromSyntaxNode("Rect(x: -1, y: -5, width: 11, height: 9)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:14:5-14:76
