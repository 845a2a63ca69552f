Testing.__checkBinaryOperation(layout.lines.map(\.width),{ $0 == $1() },[4, 4, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"layout.lines.map(\.width)"#),"==",.__fromSyntaxNode("[4, 4, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:111:5-111:52
