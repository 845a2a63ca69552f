Testing.__checkBinaryOperation(decode(String(address)),{ $0 == $1() },bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("decode(String(address))"),"==",.__fromSyntaxNode("bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:24:5-24:46
