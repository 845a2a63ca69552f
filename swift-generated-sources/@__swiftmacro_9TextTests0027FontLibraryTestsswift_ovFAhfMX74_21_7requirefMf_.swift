Testing.__checkPropertyAccess(face.outline(of: 2).self,getting: { $0.controlBounds },expression: .__fromPropertyAccess(.__fromSyntaxNode("face.outline(of: 2)"),.__fromSyntaxNode("controlBounds")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:75:22-75:65
