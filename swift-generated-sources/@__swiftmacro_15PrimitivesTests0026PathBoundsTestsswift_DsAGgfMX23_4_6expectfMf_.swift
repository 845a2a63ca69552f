Testing.__checkBinaryOperation(path.controlBounds,{ $0 == $1() },Rect(x: 5, y: 5, width: 1, height: 2),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.controlBounds"),"==",.__fromSyntaxNode("Rect(x: 5, y: 5, width: 1, height: 2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:24:5-24:73
