Testing.__checkPropertyAccess(analyzed.missing.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("analyzed.missing"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:36:7-36:40
