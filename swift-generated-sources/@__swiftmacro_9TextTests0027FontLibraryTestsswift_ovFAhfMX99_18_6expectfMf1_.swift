Testing.__checkBinaryOperation(error?.hint,{ $0 == $1() },hint,expression: .__fromBinaryOperation(.__fromSyntaxNode("error?.hint"),"==",.__fromSyntaxNode("hint")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:100:19-100:47
