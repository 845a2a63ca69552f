Testing.__checkBinaryOperation(layout.lines.map(\.width),{ $0 == $1() },[12, 4],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"layout.lines.map(\.width)"#),"==",.__fromSyntaxNode("[12, 4]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:129:5-129:50
