Testing.__checkValue(try analyzed("home", usesLigatures: false).styles.map(\.face) == [1, 1, 1, 1],expression: .__fromSyntaxNode(#"try analyzed("home", usesLigatures: false).styles.map(\.face) == [1, 1, 1, 1]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:39:5-39:91
