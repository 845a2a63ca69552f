Testing.__checkBinaryOperation(lines.count,{ $0 == $1() },37,expression: .__fromBinaryOperation(.__fromSyntaxNode("lines.count"),"==",.__fromSyntaxNode("37")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:24:5-24:31
