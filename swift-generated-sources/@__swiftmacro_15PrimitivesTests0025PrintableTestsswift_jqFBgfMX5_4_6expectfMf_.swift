Testing.__checkBinaryOperation("a\u{1B}]0;title\u{07}b".pictured,{ $0 == $1() },"a␛]0;title␇b",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""a\u{1B}]0;title\u{07}b".pictured"#),"==",.__fromStringLiteral(#""a␛]0;title␇b""#, "a␛]0;title␇b")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:6:5-6:69
