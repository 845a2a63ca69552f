Testing.__checkBinaryOperation(value,{ $0 == $1() },(sine, cosine),expression: .__fromBinaryOperation(.__fromSyntaxNode("value"),"==",.__fromSyntaxNode("(sine, cosine)")),comments: ["\(turn) + \(degrees)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:14:9-14:65
