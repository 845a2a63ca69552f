Testing.__checkBinaryOperation(text.missing.isEmpty,{ $0 && $1() },text.styles.allSatisfy { $0.face == 0 },expression: .__fromBinaryOperation(.__fromSyntaxNode("text.missing.isEmpty"),"&&",.__fromSyntaxNode("text.styles.allSatisfy { $0.face == 0 }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:45:7-45:79
