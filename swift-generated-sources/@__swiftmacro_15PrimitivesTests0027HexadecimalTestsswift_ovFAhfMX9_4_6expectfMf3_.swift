Testing.__checkBinaryOperation(UInt64(0).hexadecimal,{ $0 == $1() },"0000000000000000",expression: .__fromBinaryOperation(.__fromSyntaxNode("UInt64(0).hexadecimal"),"==",.__fromStringLiteral(#""0000000000000000""#, "0000000000000000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:10:5-10:57
