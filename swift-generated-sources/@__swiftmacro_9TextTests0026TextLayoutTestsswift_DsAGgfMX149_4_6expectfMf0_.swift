Testing.__checkValue(try layout(spaced).lines.map(\.width) == [4, 4],expression: .__fromSyntaxNode(#"try layout(spaced).lines.map(\.width) == [4, 4]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:150:5-150:61
