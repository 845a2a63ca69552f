Testing.__checkClosureCall(throws: error,performing: { try Typesetter(library: library).layout(request) },expression: .__fromSyntaxNode("try Typesetter(library: library).layout(request)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:66:5-66:80
