Testing.__checkBinaryOperation(abs(layout.lines[0].ascent - 4) < 1e-9,{ $0 && $1() },abs(layout.lines[0].descent - 1) < 1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(layout.lines[0].ascent - 4) < 1e-9"),"&&",.__fromSyntaxNode("abs(layout.lines[0].descent - 1) < 1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:31:5-31:95
