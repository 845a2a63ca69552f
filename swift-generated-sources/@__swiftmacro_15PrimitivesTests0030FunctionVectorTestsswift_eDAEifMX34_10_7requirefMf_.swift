Testing.__checkBinaryOperation(own.count,{ $0 == $1() },90,expression: .__fromBinaryOperation(.__fromSyntaxNode("own.count"),"==",.__fromSyntaxNode("90")),comments: ["\(name)"],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift:35:11-35:47
