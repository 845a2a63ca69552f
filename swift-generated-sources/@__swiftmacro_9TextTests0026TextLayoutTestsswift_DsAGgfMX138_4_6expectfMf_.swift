Testing.__checkBinaryOperation(plain.size.width,{ $0 == $1() },8,expression: .__fromBinaryOperation(.__fromSyntaxNode("plain.size.width"),"==",.__fromSyntaxNode("8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:139:5-139:35
