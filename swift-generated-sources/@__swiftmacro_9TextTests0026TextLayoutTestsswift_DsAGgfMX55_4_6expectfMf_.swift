Testing.__checkBinaryOperation(layout.size.width,{ $0 == $1() },9,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size.width"),"==",.__fromSyntaxNode("9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:56:5-56:36
