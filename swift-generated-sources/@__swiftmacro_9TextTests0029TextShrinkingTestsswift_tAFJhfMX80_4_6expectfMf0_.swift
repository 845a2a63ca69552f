Testing.__checkValue(try layout("", in: Size(0, 31), TextShrinking()).lines.count == 1,expression: .__fromSyntaxNode(#"try layout("", in: Size(0, 31), TextShrinking()).lines.count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:81:5-81:79
