Testing.__checkBinaryOperation(face.metrics,{ $0 == $1() },FontMetrics(unitsPerEm: 1000, ascent: 800, descent: 200, leading: 100),expression: .__fromBinaryOperation(.__fromSyntaxNode("face.metrics"),"==",.__fromSyntaxNode("FontMetrics(unitsPerEm: 1000, ascent: 800, descent: 200, leading: 100)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:55:5-55:100
