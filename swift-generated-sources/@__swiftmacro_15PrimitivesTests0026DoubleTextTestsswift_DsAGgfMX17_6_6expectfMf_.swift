Testing.__checkBinaryOperation(Double(number.shortestText),{ $0 == $1() },number,expression: .__fromBinaryOperation(.__fromSyntaxNode("Double(number.shortestText)"),"==",.__fromSyntaxNode("number")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift:18:7-18:53
