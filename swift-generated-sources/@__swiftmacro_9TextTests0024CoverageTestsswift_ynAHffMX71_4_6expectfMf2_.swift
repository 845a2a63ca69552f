Testing.__checkValue(try !Typesetter(library: library).layout(TextRequest("a")).path.isEmpty,expression: .__fromSyntaxNode(#"try !Typesetter(library: library).layout(TextRequest("a")).path.isEmpty"#),comments: [.__line("// The font is a fallback like any other, and its characters may be drawn as boxes.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:72:5-72:85
