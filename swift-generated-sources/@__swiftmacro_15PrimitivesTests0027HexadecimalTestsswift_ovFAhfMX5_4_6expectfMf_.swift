Testing.__checkValue((0...UInt8.max).allSatisfy { UInt8($0.hexadecimal, radix: 16) == $0 },expression: .__fromSyntaxNode("(0...UInt8.max).allSatisfy { UInt8($0.hexadecimal, radix: 16) == $0 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:6:5-6:83
