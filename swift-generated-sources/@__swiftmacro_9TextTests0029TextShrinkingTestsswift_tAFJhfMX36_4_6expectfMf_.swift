Testing.__checkValue(try layout("aabb", in: wide, TextShrinking()) == layout("aabb", in: wide, nil),expression: .__fromSyntaxNode(#"try layout("aabb", in: wide, TextShrinking()) == layout("aabb", in: wide, nil)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:37:5-37:92
