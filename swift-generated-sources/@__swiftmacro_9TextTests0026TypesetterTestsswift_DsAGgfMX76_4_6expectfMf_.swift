Testing.__checkClosureCall(throws: TextError.unknownFamily("Intre", suggestion: "Inter", available: ["Inter"]),performing: { try typesetter.layout(request) },expression: .__fromSyntaxNode("try typesetter.layout(request)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:77:5-79:41
