Testing.__checkBinaryOperation(path.controlBounds,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("path.controlBounds"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:7:5-7:39
