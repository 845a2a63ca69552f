Testing.__checkBinaryOperation(result,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("result"),"==",.__fromSyntaxNode("expected")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineBreakerTests.swift:13:7-13:45
