Testing.__checkBinaryOperation(library.familyNames,{ $0 == $1() },["Inter"],expression: .__fromBinaryOperation(.__fromSyntaxNode("library.familyNames"),"==",.__fromSyntaxNode(#"["Inter"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:149:5-149:46
