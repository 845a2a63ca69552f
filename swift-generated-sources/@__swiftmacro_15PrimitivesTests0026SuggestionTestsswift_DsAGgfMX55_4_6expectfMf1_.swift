Testing.__checkBinaryOperation([String(repeating: "b", count: 100)].nearest(to: "a" + long.prefix(99)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"[String(repeating: "b", count: 100)].nearest(to: "a" + long.prefix(99))"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:56:5-56:92
