Testing.__checkValue((try #require(inverse.apply(to: image)) - point).length < 1e-9,expression: .__fromSyntaxNode("(try #require(inverse.apply(to: image)) - point).length < 1e-9"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:11:7-11:78
