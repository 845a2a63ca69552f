Testing.__checkBinaryOperation(error?.hint,{ $0 == $1() },"it is not a variable font",expression: .__fromBinaryOperation(.__fromSyntaxNode("error?.hint"),"==",.__fromStringLiteral(#""it is not a variable font""#, "it is not a variable font")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:108:5-108:56
