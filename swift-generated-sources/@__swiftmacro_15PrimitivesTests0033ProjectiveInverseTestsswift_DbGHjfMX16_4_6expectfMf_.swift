Testing.__checkValue(try #require(map.inverted).affine == map.affine?.inverted,expression: .__fromSyntaxNode("try #require(map.inverted).affine == map.affine?.inverted"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:17:5-17:71
