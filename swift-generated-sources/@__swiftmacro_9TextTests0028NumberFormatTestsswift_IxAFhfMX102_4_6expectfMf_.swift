Testing.__checkBinaryOperation(read.description,{ $0 == $1() },format,expression: .__fromBinaryOperation(.__fromSyntaxNode("read.description"),"==",.__fromSyntaxNode("format")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:103:5-103:40
