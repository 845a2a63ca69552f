Testing.__checkBinaryOperation((many + ["card"]).nearest(to: "cart"),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(many + ["card"]).nearest(to: "cart")"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:60:5-60:58
