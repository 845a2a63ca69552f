Testing.__checkBinaryOperation(Path().bounds,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("Path().bounds"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:105:5-105:34
