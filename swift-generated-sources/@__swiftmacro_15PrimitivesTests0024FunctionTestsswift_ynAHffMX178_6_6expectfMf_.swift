Testing.__checkBinaryOperation(value.bitPattern,{ $0 == $1() },bits,expression: .__fromBinaryOperation(.__fromSyntaxNode("value.bitPattern"),"==",.__fromSyntaxNode("bits")),comments: ["value \(index)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:179:7-179:58
