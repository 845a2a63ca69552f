Testing.__checkBinaryOperation(layout.lines.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:208:5-208:37
