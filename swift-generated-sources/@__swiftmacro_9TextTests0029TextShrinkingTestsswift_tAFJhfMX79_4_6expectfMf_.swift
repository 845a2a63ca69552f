Testing.__checkValue(try layout("aabb", in: Size(0, 31), TextShrinking()).lines.count == 1,expression: .__fromSyntaxNode(#"try layout("aabb", in: Size(0, 31), TextShrinking()).lines.count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:80:5-80:83
