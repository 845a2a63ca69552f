Testing.__checkPropertyAccess(whole.self,getting: { $0.isTruncated },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("whole"),.__fromSyntaxNode("isTruncated")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:51:5-51:32
