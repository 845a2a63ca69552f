Testing.__checkValue(try layout(TextRequest(text, numberOfLines: 2)).lines.count == 2,expression: .__fromSyntaxNode("try layout(TextRequest(text, numberOfLines: 2)).lines.count == 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:184:5-184:78
