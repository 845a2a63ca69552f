Testing.__checkPropertyAccess(layout.self,getting: { $0.isTruncated },expression: .__fromPropertyAccess(.__fromSyntaxNode("layout"),.__fromSyntaxNode("isTruncated")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:60:5-60:32
