Testing.__checkBinaryOperation(face.outline(of: 40),{ $0 == $1() },face.outline(of: 40),expression: .__fromBinaryOperation(.__fromSyntaxNode("face.outline(of: 40)"),"==",.__fromSyntaxNode("face.outline(of: 40)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:37:5-37:58
