Testing.__checkBinaryOperation(decode(text),{ $0 == $1() },bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("decode(text)"),"==",.__fromSyntaxNode("bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:14:5-14:35
