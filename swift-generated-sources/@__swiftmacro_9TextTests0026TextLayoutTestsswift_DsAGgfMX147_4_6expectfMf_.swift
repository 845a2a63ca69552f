Testing.__checkValue(try layout(request).lines.map(\.width) == [4, 4],expression: .__fromSyntaxNode(#"try layout(request).lines.map(\.width) == [4, 4]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:148:5-148:62
