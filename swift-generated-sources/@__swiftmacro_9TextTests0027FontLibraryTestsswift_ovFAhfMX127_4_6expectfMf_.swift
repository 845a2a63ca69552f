Testing.__checkValue(faces == (try names.map { try face(library, FontDescription(family: $0)) }),expression: .__fromSyntaxNode("faces == (try names.map { try face(library, FontDescription(family: $0)) })"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:128:5-128:89
