Testing.__checkPropertyAccess(text.missing.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("text.missing"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:35:5-35:34
