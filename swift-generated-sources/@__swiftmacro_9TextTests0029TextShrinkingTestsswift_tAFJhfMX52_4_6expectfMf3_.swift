Testing.__checkValue(try rigid == layout("aaaaaaaaa", in: third, nil),expression: .__fromSyntaxNode(#"try rigid == layout("aaaaaaaaa", in: third, nil)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:53:5-53:62
