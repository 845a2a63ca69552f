Testing.__checkBinaryOperation(reason(Self.collection(of: font, count: 1001)),{ $0 == $1() },"it is a collection of 1001 faces, and at most 1000 are read",expression: .__fromBinaryOperation(.__fromSyntaxNode("reason(Self.collection(of: font, count: 1001))"),"==",.__fromStringLiteral(#""it is a collection of 1001 faces, and at most 1000 are read""#, "it is a collection of 1001 faces, and at most 1000 are read")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:49:5-51:74
