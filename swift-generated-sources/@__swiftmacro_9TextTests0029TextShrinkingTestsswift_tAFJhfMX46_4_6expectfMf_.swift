Testing.__checkBinaryOperation(cut.lines[0].ascent,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("cut.lines[0].ascent"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:47:5-47:38
