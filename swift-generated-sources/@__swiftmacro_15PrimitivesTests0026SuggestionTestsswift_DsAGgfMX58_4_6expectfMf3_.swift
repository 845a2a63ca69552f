Testing.__checkBinaryOperation((many + ["card"]).nearest(to: "veiw 10007"),{ $0 == $1() },"view 10007",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(many + ["card"]).nearest(to: "veiw 10007")"#),"==",.__fromStringLiteral(#""view 10007""#, "view 10007")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:59:5-59:73
