Testing.__checkPropertyAccess(blank.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("blank"),.__fromSyntaxNode("isEmpty")),comments: ["\(name): \(blank)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:108:7-108:50
