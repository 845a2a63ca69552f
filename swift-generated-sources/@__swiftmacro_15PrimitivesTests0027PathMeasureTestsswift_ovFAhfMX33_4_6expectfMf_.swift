Testing.__checkBinaryOperation(abs(PathMeasure(path).length / (200 * .pi) - 1),{ $0 < $1() },5e-6,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(PathMeasure(path).length / (200 * .pi) - 1)"),"<",.__fromSyntaxNode("5e-6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:34:5-34:68
