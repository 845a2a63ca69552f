Testing.__checkBinaryOperation(DecimalExpansion(1024).digits,{ $0 == $1() },[1, 0, 2, 4],expression: .__fromBinaryOperation(.__fromSyntaxNode("DecimalExpansion(1024).digits"),"==",.__fromSyntaxNode("[1, 0, 2, 4]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:112:5-112:59
