Testing.__checkBinaryOperation(arctangent(y: .infinity, x: .infinity),{ $0 == $1() },.pi / 4,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: .infinity, x: .infinity)"),"==",.__fromSyntaxNode(".pi / 4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:112:5-112:63
