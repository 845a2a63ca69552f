Testing.__checkBinaryOperation(arctangent(y: .nan, x: 1).isNaN,{ $0 && $1() },arctangent(y: 1, x: .nan).isNaN,expression: .__fromBinaryOperation(.__fromSyntaxNode("arctangent(y: .nan, x: 1).isNaN"),"&&",.__fromSyntaxNode("arctangent(y: 1, x: .nan).isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:95:5-95:80
