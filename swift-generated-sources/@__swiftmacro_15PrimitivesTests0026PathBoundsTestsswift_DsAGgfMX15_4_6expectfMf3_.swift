Testing.__checkBinaryOperation(path.controlBounds,{ $0 == $1() },Rect(x: -30, y: -5, width: 40, height: 25),expression: .__fromBinaryOperation(.__fromSyntaxNode("path.controlBounds"),"==",.__fromSyntaxNode("Rect(x: -30, y: -5, width: 40, height: 25)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:16:5-16:78
