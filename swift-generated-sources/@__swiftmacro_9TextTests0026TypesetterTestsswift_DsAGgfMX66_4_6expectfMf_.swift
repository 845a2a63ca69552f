Testing.__checkClosureCall(throws: TextError.missingGlyphs(["漢", "字"], family: "Inter"),performing: {
      try typesetter.layout(TextRequest("a漢b\n字漢"))
    },expression: .__fromSyntaxNode(#"try typesetter.layout(TextRequest("a漢b\n字漢"))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:67:5-69:6
