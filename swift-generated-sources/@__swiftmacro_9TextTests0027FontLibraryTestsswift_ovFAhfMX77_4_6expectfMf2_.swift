Testing.__checkValue(face == (try self.face(library, FontDescription(family: "Axes", axes: axes))),expression: .__fromSyntaxNode(#"face == (try self.face(library, FontDescription(family: "Axes", axes: axes)))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:78:5-78:91
