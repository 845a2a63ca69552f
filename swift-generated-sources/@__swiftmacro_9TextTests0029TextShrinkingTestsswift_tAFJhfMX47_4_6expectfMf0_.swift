Testing.__checkPropertyAccess(cut.self,getting: { $0.isTruncated },expression: .__fromPropertyAccess(.__fromSyntaxNode("cut"),.__fromSyntaxNode("isTruncated")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:48:5-48:29
