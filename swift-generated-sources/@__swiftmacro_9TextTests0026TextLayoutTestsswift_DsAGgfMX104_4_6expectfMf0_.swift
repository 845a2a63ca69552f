Testing.__checkBinaryOperation(narrow.lines.map(\.width),{ $0 == $1() },[4, 4, 4],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"narrow.lines.map(\.width)"#),"==",.__fromSyntaxNode("[4, 4, 4]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:105:5-105:52
