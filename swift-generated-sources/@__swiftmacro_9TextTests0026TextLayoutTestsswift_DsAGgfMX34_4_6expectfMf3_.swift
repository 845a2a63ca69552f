Testing.__checkBinaryOperation(layout.lines[0].ascent == 8,{ $0 && $1() },layout.lines[0].descent == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines[0].ascent == 8"),"&&",.__fromSyntaxNode("layout.lines[0].descent == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:35:5-35:73
