Testing.__checkBinaryOperation(value.cosine != 0,{ $0 || $1() },value.cosine.sign == .plus,expression: .__fromBinaryOperation(.__fromSyntaxNode("value.cosine != 0"),"||",.__fromSyntaxNode("value.cosine.sign == .plus")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:17:9-17:65
