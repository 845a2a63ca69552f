Testing.__checkPropertyAccess(face.outline(of: UInt32.max).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("face.outline(of: UInt32.max)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:38:5-38:50
