Testing.__checkBinaryOperation(found.map(\.value),{ $0 == $1() },Array(0..<0x20) + Array(0x7F...0x9F),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.map(\.value)"#),"==",.__fromSyntaxNode("Array(0..<0x20) + Array(0x7F...0x9F)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:34:5-34:72
