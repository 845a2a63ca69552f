Testing.__checkBinaryOperation(cut.lines[0].width,{ $0 <= $1() },third.width + 1e-6,expression: .__fromBinaryOperation(.__fromSyntaxNode("cut.lines[0].width"),"<=",.__fromSyntaxNode("third.width + 1e-6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:49:5-49:54
