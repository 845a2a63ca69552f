Testing.__checkBinaryOperation(narrow.lines.map(\.width),{ $0 == $1() },[2, 3],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"narrow.lines.map(\.width)"#),"==",.__fromSyntaxNode("[2, 3]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:113:5-113:49
