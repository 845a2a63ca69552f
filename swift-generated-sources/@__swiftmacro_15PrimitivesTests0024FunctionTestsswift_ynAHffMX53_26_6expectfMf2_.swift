Testing.__checkBinaryOperation(power(x, 8),{ $0 == $1() },(x * x * x * x) * (x * x * x * x),expression: .__fromBinaryOperation(.__fromSyntaxNode("power(x, 8)"),"==",.__fromSyntaxNode("(x * x * x * x) * (x * x * x * x)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:54:27-54:84
