Testing.__checkBinaryOperation(error?.description,{ $0 == $1() },message,expression: .__fromBinaryOperation(.__fromSyntaxNode("error?.description"),"==",.__fromSyntaxNode("message")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:99:5-99:43
