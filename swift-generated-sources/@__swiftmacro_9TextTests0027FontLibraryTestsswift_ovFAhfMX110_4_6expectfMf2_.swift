Testing.__checkValue(faces[1] == (try face(library, FontDescription())),expression: .__fromSyntaxNode("faces[1] == (try face(library, FontDescription()))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:111:5-111:64
