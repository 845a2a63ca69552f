Testing.__checkBinaryOperation(["cart", "Cars", "CARS"].nearest(to: "cars"),{ $0 == $1() },"Cars",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"["cart", "Cars", "CARS"].nearest(to: "cars")"#),"==",.__fromStringLiteral(#""Cars""#, "Cars")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:15:5-15:68
