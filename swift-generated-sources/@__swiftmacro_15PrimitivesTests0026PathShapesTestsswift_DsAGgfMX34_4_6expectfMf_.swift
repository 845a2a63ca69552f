Testing.__checkBinaryOperation(path.verbs.count,{ $0 == $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode("path.verbs.count"),"==",.__fromSyntaxNode("10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:35:5-35:36
