Testing.__checkBinaryOperation(["easeIn", "easeOutQuad", "linear"].nearest(to: word),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"["easeIn", "easeOutQuad", "linear"].nearest(to: word)"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:10:5-10:79
