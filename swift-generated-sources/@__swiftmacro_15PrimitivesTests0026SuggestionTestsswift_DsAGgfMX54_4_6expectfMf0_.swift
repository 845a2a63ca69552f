Testing.__checkBinaryOperation([String(repeating: "b", count: 101), "card"].nearest(to: "cart"),{ $0 == $1() },"card",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"[String(repeating: "b", count: 101), "card"].nearest(to: "cart")"#),"==",.__fromStringLiteral(#""card""#, "card")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:55:5-55:88
