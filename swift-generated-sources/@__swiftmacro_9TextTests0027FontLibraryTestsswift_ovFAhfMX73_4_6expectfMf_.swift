Testing.__checkBinaryOperation(advance(face, 0x61),{ $0 == $1() },width,expression: .__fromBinaryOperation(.__fromSyntaxNode("advance(face, 0x61)"),"==",.__fromSyntaxNode("width")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:74:5-74:42
