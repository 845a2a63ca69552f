Testing.__checkBinaryOperation(text.styles.map(\.face),{ $0 == $1() },[0, 0, 1, 1, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text.styles.map(\.face)"#),"==",.__fromSyntaxNode("[0, 0, 1, 1, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:131:5-131:56
