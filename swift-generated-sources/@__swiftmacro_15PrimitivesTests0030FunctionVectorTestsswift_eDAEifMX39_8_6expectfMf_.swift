Testing.__checkBinaryOperation(error,{ $0 <= $1() },limit,expression: .__fromBinaryOperation(.__fromSyntaxNode("error"),"<=",.__fromSyntaxNode("limit")),comments: ["\(name)(\(x), \(y)): \(error) units in the last place"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift:40:9-40:89
