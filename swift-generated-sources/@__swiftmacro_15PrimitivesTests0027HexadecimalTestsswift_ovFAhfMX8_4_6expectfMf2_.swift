Testing.__checkBinaryOperation(UInt16(0x1F).hexadecimal,{ $0 == $1() },"001f",expression: .__fromBinaryOperation(.__fromSyntaxNode("UInt16(0x1F).hexadecimal"),"==",.__fromStringLiteral(#""001f""#, "001f")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:9:5-9:48
