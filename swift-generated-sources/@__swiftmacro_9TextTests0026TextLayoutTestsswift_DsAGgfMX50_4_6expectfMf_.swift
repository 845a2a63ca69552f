Testing.__checkBinaryOperation(abs(line.baseline.x + line.width - 100),{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(line.baseline.x + line.width - 100)"),"<",.__fromSyntaxNode("1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:51:5-51:60
