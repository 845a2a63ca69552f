Testing.__checkBinaryOperation(layout.missingCharacters,{ $0 == $1() },["漢", "字"],expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.missingCharacters"),"==",.__fromSyntaxNode(#"["漢", "字"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:72:5-72:56
