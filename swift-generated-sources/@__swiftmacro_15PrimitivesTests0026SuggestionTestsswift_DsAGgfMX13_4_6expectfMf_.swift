Testing.__checkBinaryOperation(["cart", "card", "care"].nearest(to: "cars"),{ $0 == $1() },"cart",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"["cart", "card", "care"].nearest(to: "cars")"#),"==",.__fromStringLiteral(#""cart""#, "cart")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:14:5-14:68
