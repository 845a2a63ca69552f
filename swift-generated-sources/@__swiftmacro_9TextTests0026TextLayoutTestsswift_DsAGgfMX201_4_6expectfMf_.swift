Testing.__checkValue(try typesetter.layout(TextRequest("Hello")) == first,expression: .__fromSyntaxNode(#"try typesetter.layout(TextRequest("Hello")) == first"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:202:5-202:66
