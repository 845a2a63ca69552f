Testing.__checkClosureCall(throws: error,performing: {
      try Typesetter(library: library).layout(TextRequest("a😀", font: font))
    },expression: .__fromSyntaxNode(#"try Typesetter(library: library).layout(TextRequest("a😀", font: font))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:51:5-53:6
