Testing.__checkBinaryOperation(UInt64.max.hexadecimal,{ $0 == $1() },"ffffffffffffffff",expression: .__fromBinaryOperation(.__fromSyntaxNode("UInt64.max.hexadecimal"),"==",.__fromStringLiteral(#""ffffffffffffffff""#, "ffffffffffffffff")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:11:5-11:58
