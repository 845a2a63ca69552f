Testing.__checkBinaryOperation(DecimalExpansion(.leastNonzeroMagnitude).exponent,{ $0 == $1() },-323,expression: .__fromBinaryOperation(.__fromSyntaxNode("DecimalExpansion(.leastNonzeroMagnitude).exponent"),"==",.__fromSyntaxNode("-323")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:110:5-110:71
