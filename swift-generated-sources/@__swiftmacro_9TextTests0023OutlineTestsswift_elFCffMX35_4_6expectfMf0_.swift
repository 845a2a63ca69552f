Testing.__checkPropertyAccess(face.outline(of: space[0].glyph).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("face.outline(of: space[0].glyph)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:36:5-36:54
