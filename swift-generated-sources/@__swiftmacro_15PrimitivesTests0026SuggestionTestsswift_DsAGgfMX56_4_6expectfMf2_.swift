Testing.__checkBinaryOperation([String(long.prefix(100))].nearest(to: String(long.prefix(99))),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("[String(long.prefix(100))].nearest(to: String(long.prefix(99)))"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:57:5-57:84
