Testing.__checkValue(advance(try face(library, FontDescription(family: "Mine", weight: 900)), 0x61) == 200,expression: .__fromSyntaxNode(#"advance(try face(library, FontDescription(family: "Mine", weight: 900)), 0x61) == 200"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:44:5-44:99
