Testing.__checkPropertyAccess(AnalyzedText(DirectedText("e\u{301}"), shaper: shaper).missing.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"AnalyzedText(DirectedText("e\u{301}"), shaper: shaper).missing"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:72:5-72:84
