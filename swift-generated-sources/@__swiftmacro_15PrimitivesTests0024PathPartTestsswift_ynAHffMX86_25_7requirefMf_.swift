Testing.__checkPropertyAccess(measure.part(from: low, to: high).subpaths.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("measure.part(from: low, to: high).subpaths"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:87:26-87:84
