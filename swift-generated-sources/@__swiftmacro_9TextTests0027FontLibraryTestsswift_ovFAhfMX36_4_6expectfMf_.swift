Testing.__checkBinaryOperation(library.familyNames,{ $0 == $1() },["Inter", "Boxes Thin", "Boxes Thick"],expression: .__fromBinaryOperation(.__fromSyntaxNode("library.familyNames"),"==",.__fromSyntaxNode(#"["Inter", "Boxes Thin", "Boxes Thick"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:37:5-37:75
