Testing.__checkBinaryOperation(path.verbs.count { $0 == .line },{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("path.verbs.count { $0 == .line }"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:47:5-47:51
