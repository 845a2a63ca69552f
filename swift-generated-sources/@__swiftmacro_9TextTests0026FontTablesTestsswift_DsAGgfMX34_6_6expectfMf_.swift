Testing.__checkBinaryOperation(reason(Array(data.prefix(count))),{ $0 == $1() },"the file ends too soon: \(place)",expression: .__fromBinaryOperation(.__fromSyntaxNode("reason(Array(data.prefix(count)))"),"==",.__fromSyntaxNode(#""the file ends too soon: \(place)""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:35:7-35:87
