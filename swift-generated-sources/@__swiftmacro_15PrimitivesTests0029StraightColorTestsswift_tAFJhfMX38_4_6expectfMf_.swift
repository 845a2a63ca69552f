Testing.__checkBinaryOperation(StraightColor(PremultipliedColor.clear),{ $0 == $1() },StraightColor(rgba: 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("StraightColor(PremultipliedColor.clear)"),"==",.__fromSyntaxNode("StraightColor(rgba: 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:39:5-39:79
