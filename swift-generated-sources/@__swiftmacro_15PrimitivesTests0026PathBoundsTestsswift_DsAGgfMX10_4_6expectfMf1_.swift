Testing.__checkBinaryOperation(path.controlBounds,{ $0 == $1() },Rect(x: 3, y: 4, width: 0, height: 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.controlBounds"),"==",.__fromSyntaxNode("Rect(x: 3, y: 4, width: 0, height: 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:11:5-11:73
