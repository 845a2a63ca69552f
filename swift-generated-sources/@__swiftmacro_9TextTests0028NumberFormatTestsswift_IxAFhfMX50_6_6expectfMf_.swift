Testing.__checkBinaryOperation(number.string(from: value),{ $0 == $1() },String(format: format, rounded),expression: .__fromBinaryOperation(.__fromSyntaxNode("number.string(from: value)"),"==",.__fromSyntaxNode("String(format: format, rounded)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:51:7-51:77
