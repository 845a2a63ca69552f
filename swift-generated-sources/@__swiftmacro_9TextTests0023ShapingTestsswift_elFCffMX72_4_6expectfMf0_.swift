Testing.__checkPropertyAccess(AnalyzedText(DirectedText("a\u{200D}b\u{FE0F}"), shaper: shaper).missing.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"AnalyzedText(DirectedText("a\u{200D}b\u{FE0F}"), shaper: shaper).missing"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:73:5-73:94
