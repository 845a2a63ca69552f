Testing.__checkBinaryOperation(abs(layout.lines[0].baseline.x),{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(layout.lines[0].baseline.x)"),"<",.__fromSyntaxNode("1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:68:5-68:52
