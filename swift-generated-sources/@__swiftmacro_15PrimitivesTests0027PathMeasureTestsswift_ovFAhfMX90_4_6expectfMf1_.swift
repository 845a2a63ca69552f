Testing.__checkValue((try #require(first.points.last) - second.points[0]).length < 1e-9,expression: .__fromSyntaxNode("(try #require(first.points.last) - second.points[0]).length < 1e-9"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:91:5-91:80
