Testing.__checkBinaryOperation(advance(face, 0x61),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("advance(face, 0x61)"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:40:7-40:47
