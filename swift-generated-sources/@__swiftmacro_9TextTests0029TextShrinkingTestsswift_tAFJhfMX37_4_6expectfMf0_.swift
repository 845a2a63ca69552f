Testing.__checkValue(try layout("aabb", in: nil, TextShrinking()) == layout("aabb", in: nil, nil),expression: .__fromSyntaxNode(#"try layout("aabb", in: nil, TextShrinking()) == layout("aabb", in: nil, nil)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:38:5-38:90
