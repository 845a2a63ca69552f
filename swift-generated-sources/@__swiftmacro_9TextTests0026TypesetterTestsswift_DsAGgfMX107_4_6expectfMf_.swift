Testing.__checkBinaryOperation(error.description,{ $0 == $1() },message,expression: .__fromBinaryOperation(.__fromSyntaxNode("error.description"),"==",.__fromSyntaxNode("message")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:108:5-108:42
