Testing.__checkBinaryOperation(UInt8(10).hexadecimal,{ $0 == $1() },"0a",expression: .__fromBinaryOperation(.__fromSyntaxNode("UInt8(10).hexadecimal"),"==",.__fromStringLiteral(#""0a""#, "0a")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:8:5-8:43
