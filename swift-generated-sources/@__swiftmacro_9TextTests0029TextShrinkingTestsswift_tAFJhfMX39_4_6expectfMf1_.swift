Testing.__checkValue(try layout("aabb aabb", in: wide, TextShrinking(), numberOfLines: 0) == lines,expression: .__fromSyntaxNode(#"try layout("aabb aabb", in: wide, TextShrinking(), numberOfLines: 0) == lines"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:40:5-40:91
