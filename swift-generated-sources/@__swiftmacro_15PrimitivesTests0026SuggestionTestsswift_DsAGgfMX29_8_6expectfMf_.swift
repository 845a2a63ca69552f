Testing.__checkBinaryOperation(([other].nearest(to: word) != nil),{ $0 == $1() },isNear,expression: .__fromBinaryOperation(.__fromSyntaxNode("([other].nearest(to: word) != nil)"),"==",.__fromSyntaxNode("isNear")),comments: ["\(word) \(other)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:30:9-30:82
