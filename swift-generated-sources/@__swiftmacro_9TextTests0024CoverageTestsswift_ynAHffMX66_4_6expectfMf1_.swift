Testing.__checkBinaryOperation(error.description,{ $0 == $1() },"font family \"\(family)\" has no outlines: its glyphs are bitmaps, have "
        + "colours or are empty",expression: .__fromBinaryOperation(.__fromSyntaxNode("error.description"),"==",.__fromSyntaxNode(#""font family \"\(family)\" has no outlines: its glyphs are bitmaps, have "\#n        + "colours or are empty""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:67:5-70:34
