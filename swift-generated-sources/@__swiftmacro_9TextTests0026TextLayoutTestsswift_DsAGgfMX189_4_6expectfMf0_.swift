Testing.__checkPropertyAccess(layout.path.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("layout.path"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:190:5-190:33
