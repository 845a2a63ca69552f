Testing.__checkBinaryOperation(PremultipliedColor(StraightColor(pixel)),{ $0 == $1() },pixel,expression: .__fromBinaryOperation(.__fromSyntaxNode("PremultipliedColor(StraightColor(pixel))"),"==",.__fromSyntaxNode("pixel")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:9:9-9:67
