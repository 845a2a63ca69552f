Testing.__checkBinaryOperation(path.controlBounds,{ $0 == $1() },Rect(x: -2, y: 0, width: 8, height: 7),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.controlBounds"),"==",.__fromSyntaxNode("Rect(x: -2, y: 0, width: 8, height: 7)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:26:5-26:74
