Testing.__checkBinaryOperation(layouts[0],{ $0 == $1() },layouts[1],expression: .__fromBinaryOperation(.__fromSyntaxNode("layouts[0]"),"==",.__fromSyntaxNode("layouts[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:219:5-219:38
