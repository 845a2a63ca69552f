Testing.__checkClosureCall(throws: TextError.self,performing: { try library.register(family: "x", data: bytes) },expression: .__fromSyntaxNode(#"try library.register(family: "x", data: bytes)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:147:7-147:89
