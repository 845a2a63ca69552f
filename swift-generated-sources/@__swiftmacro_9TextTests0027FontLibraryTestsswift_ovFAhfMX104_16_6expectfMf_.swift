Testing.__checkClosureCall(throws: TextError.self,performing: {
      try library.faces(for: FontDescription(axes: ["wdth": 80]))
    },expression: .__fromSyntaxNode(#"try library.faces(for: FontDescription(axes: ["wdth": 80]))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:105:17-107:6
