Testing.__checkBinaryOperation(number.string(from: abs(value)),{ $0 == $1() },String(format: format, Int64(rounded)),expression: .__fromBinaryOperation(.__fromSyntaxNode("number.string(from: abs(value))"),"==",.__fromSyntaxNode("String(format: format, Int64(rounded))")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:60:7-60:89
