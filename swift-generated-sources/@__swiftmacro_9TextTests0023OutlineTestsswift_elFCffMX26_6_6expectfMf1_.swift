Testing.__checkBinaryOperation(abs(area - expected[4]),{ $0 < $1() },expected[4] * 0.001,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(area - expected[4])"),"<",.__fromSyntaxNode("expected[4] * 0.001")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:27:7-27:72
