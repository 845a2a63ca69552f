Testing.__checkValue(try layout(TextRequest("", bounds: Size(width, 20))).lines.count == 1,expression: .__fromSyntaxNode(#"try layout(TextRequest("", bounds: Size(width, 20))).lines.count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:171:7-171:85
