Testing.__checkBinaryOperation("Grüße ∞ 👍🏽 e\u{301}\u{A0}".pictured,{ $0 == $1() },"Grüße ∞ 👍🏽 e\u{301}\u{A0}",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""Grüße ∞ 👍🏽 e\u{301}\u{A0}".pictured"#),"==",.__fromStringLiteral(#""Grüße ∞ 👍🏽 e\u{301}\u{A0}""#, "Grüße ∞ 👍🏽 é ")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:10:5-10:101
