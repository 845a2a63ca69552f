Testing.__checkBinaryOperation(boxes(layout)[2][0],{ $0 == $1() },10.5,expression: .__fromBinaryOperation(.__fromSyntaxNode("boxes(layout)[2][0]"),"==",.__fromSyntaxNode("10.5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:134:5-134:41
