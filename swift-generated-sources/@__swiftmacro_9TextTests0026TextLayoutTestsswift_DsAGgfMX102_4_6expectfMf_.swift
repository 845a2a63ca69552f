Testing.__checkBinaryOperation(layout.lines.map(\.width),{ $0 == $1() },[10.5, 4],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"layout.lines.map(\.width)"#),"==",.__fromSyntaxNode("[10.5, 4]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:103:5-103:52
