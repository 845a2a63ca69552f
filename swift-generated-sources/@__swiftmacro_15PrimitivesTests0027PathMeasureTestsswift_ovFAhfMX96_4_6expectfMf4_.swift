Testing.__checkPropertyAccess(measure.part(from: 4, to: 3).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("measure.part(from: 4, to: 3)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:97:5-97:50
