Testing.__checkBinaryOperation(reason(data),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("reason(data)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:21:5-21:33
