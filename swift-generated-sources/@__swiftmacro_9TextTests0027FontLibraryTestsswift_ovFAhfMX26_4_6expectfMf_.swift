Testing.__checkValue(face == (try self.face(library, FontDescription(family: "inter", weight: picked))),expression: .__fromSyntaxNode(#"face == (try self.face(library, FontDescription(family: "inter", weight: picked)))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:27:5-27:96
