Testing.__checkBinaryOperation(DecimalExpansion(.leastNonzeroMagnitude).digits.count,{ $0 == $1() },751,expression: .__fromBinaryOperation(.__fromSyntaxNode("DecimalExpansion(.leastNonzeroMagnitude).digits.count"),"==",.__fromSyntaxNode("751")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:109:5-109:74
