Testing.__checkBinaryOperation(DirectedText.lines(of: separator).map(\.text),{ $0 == $1() },["", ""],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"DirectedText.lines(of: separator).map(\.text)"#),"==",.__fromSyntaxNode(#"["", ""]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:118:5-118:71
