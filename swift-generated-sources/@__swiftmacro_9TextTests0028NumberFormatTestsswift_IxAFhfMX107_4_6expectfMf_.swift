Testing.__checkBinaryOperation(DecimalExpansion(0.1).digits.count,{ $0 == $1() },55,expression: .__fromBinaryOperation(.__fromSyntaxNode("DecimalExpansion(0.1).digits.count"),"==",.__fromSyntaxNode("55")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:108:5-108:54
