Testing.__checkValue(try typesetter.layout(request).lines.count == 4,expression: .__fromSyntaxNode("try typesetter.layout(request).lines.count == 4"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:233:5-233:61
