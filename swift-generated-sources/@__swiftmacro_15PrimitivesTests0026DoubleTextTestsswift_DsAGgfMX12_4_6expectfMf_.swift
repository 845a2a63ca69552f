Testing.__checkBinaryOperation(number.shortestText,{ $0 == $1() },text,expression: .__fromBinaryOperation(.__fromSyntaxNode("number.shortestText"),"==",.__fromSyntaxNode("text")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift:13:5-13:41
