Testing.__checkBinaryOperation(abs(across),{ $0 <= $1() },tolerance * along.length,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(across)"),"<=",.__fromSyntaxNode("tolerance * along.length")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:122:11-122:59
