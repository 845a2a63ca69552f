Testing.__checkBinaryOperation(DecimalExpansion(.greatestFiniteMagnitude).exponent,{ $0 == $1() },309,expression: .__fromBinaryOperation(.__fromSyntaxNode("DecimalExpansion(.greatestFiniteMagnitude).exponent"),"==",.__fromSyntaxNode("309")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:111:5-111:72
