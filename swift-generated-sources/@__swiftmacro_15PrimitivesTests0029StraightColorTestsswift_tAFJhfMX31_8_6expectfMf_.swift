Testing.__checkBinaryOperation(pixel,{ $0 == $1() },PremultipliedColor(red: product, green: product, blue: product, alpha: alpha),expression: .__fromBinaryOperation(.__fromSyntaxNode("pixel"),"==",.__fromSyntaxNode("PremultipliedColor(red: product, green: product, blue: product, alpha: alpha)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:32:9-33:98
