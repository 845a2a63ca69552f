Testing.__checkBinaryOperation(text.styles.map(\.face),{ $0 == $1() },faces,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text.styles.map(\.face)"#),"==",.__fromSyntaxNode("faces")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:34:5-34:46
