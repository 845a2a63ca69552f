Testing.__checkBinaryOperation(number.string(from: value),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("number.string(from: value)"),"==",.__fromSyntaxNode("expected")),comments: ["\(value.debugDescription)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:39:7-39:83
