Testing.__checkBinaryOperation(layout.isTruncated,{ $0 == $1() },(count < 3),expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.isTruncated"),"==",.__fromSyntaxNode("(count < 3)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:182:7-182:49
