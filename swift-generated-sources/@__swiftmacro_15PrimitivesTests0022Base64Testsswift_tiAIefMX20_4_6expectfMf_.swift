Testing.__checkBinaryOperation(Set(text.utf8),{ $0 == $1() },Set(Base64.digits + [UInt8(ascii: "=")]),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(text.utf8)"),"==",.__fromSyntaxNode(#"Set(Base64.digits + [UInt8(ascii: "=")])"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:21:5-21:72
