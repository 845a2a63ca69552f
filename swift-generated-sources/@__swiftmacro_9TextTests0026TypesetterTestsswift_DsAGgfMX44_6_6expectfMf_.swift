Testing.__checkBinaryOperation(boxed,{ $0 == $1() },natural,expression: .__fromBinaryOperation(.__fromSyntaxNode("boxed"),"==",.__fromSyntaxNode("natural")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:45:7-45:32
