Testing.__checkValue(try !Typesetter(library: library).layout(request).path.isEmpty,expression: .__fromSyntaxNode("try !Typesetter(library: library).layout(request).path.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:84:5-84:76
