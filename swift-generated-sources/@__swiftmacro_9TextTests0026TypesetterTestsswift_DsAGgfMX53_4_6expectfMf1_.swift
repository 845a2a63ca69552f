Testing.__checkPropertyAccess(layout.self,getting: { $0.isTruncated },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("layout"),.__fromSyntaxNode("isTruncated")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:54:5-54:33
