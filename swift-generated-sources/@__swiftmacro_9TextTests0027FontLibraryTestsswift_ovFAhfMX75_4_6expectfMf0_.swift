Testing.__checkBinaryOperation(bounds.height,{ $0 == $1() },height,expression: .__fromBinaryOperation(.__fromSyntaxNode("bounds.height"),"==",.__fromSyntaxNode("height")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:76:5-76:37
