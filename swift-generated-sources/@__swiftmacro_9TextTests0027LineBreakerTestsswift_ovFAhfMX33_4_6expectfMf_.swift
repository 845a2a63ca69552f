Testing.__checkBinaryOperation(String(marked),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("String(marked)"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineBreakerTests.swift:34:5-34:40
