Testing.__checkValue(try #require(segment.tangent(at: 0.5)).y > 0.99,expression: .__fromSyntaxNode("try #require(segment.tangent(at: 0.5)).y > 0.99"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:49:5-49:61
