Testing.__checkBinaryOperation(layout.lines.map(\.baseline.y),{ $0 == $1() },[13, 33],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"layout.lines.map(\.baseline.y)"#),"==",.__fromSyntaxNode("[13, 33]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:98:5-98:56
