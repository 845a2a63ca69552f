Testing.__checkBinaryOperation(number.rounded(places: places),{ $0 == $1() },rounded,expression: .__fromBinaryOperation(.__fromSyntaxNode("number.rounded(places: places)"),"==",.__fromSyntaxNode("rounded")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift:26:5-26:55
