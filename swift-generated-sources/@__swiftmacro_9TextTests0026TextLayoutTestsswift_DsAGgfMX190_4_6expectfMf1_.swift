Testing.__checkPropertyAccess(layout.self,getting: { $0.isTruncated },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("layout"),.__fromSyntaxNode("isTruncated")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:191:5-191:33
