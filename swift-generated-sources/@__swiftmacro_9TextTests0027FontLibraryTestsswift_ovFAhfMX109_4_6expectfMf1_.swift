Testing.__checkBinaryOperation(faces.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("faces.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:110:5-110:30
