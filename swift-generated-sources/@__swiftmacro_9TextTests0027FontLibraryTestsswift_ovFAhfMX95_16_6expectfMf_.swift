Testing.__checkClosureCall(throws: TextError.self,performing: {
      try library.faces(for: FontDescription(family: "Axes", axes: [tag: value]))
    },expression: .__fromSyntaxNode(#"try library.faces(for: FontDescription(family: "Axes", axes: [tag: value]))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:96:17-98:6
