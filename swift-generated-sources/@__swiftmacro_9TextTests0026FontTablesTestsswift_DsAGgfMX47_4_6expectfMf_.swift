Testing.__checkBinaryOperation(reason(Self.collection(of: font, count: 3)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("reason(Self.collection(of: font, count: 3))"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:48:5-48:64
