Testing.__checkPropertyAccess(narrow.self,getting: { $0.isTruncated },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("narrow"),.__fromSyntaxNode("isTruncated")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:106:5-106:33
