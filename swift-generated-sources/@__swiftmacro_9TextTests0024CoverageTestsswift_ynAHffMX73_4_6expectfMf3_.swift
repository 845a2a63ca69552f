Testing.__checkValue(try !boxes.layout(request).path.isEmpty,expression: .__fromSyntaxNode("try !boxes.layout(request).path.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:74:5-74:53
