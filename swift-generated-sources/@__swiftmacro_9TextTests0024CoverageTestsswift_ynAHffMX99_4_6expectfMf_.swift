Testing.__checkBinaryOperation(layout.missingCharacters,{ $0 == $1() },["😀"],expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.missingCharacters"),"==",.__fromSyntaxNode(#"["😀"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:100:5-100:50
