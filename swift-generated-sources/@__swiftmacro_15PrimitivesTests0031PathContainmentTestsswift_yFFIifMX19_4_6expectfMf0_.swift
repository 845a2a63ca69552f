Testing.__checkBinaryOperation(squares.contains(point, fillRule: .evenOdd),{ $0 == $1() },alternates,expression: .__fromBinaryOperation(.__fromSyntaxNode("squares.contains(point, fillRule: .evenOdd)"),"==",.__fromSyntaxNode("alternates")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:20:5-20:71
