Testing.__checkBinaryOperation(kept.map { result.levels[$0] },{ $0 == $1() },kept.map { expected[$0] },expression: .__fromBinaryOperation(.__fromSyntaxNode("kept.map { result.levels[$0] }"),"==",.__fromSyntaxNode("kept.map { expected[$0] }")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:23:7-23:86
