Testing.__checkValue((0...UInt8.max).allSatisfy { $0.hexadecimal.count == 2 },expression: .__fromSyntaxNode("(0...UInt8.max).allSatisfy { $0.hexadecimal.count == 2 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:7:5-7:70
