Testing.__checkBinaryOperation(decode(text.filter { $0 != "=" }),{ $0 == $1() },bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"decode(text.filter { $0 != "=" })"#),"==",.__fromSyntaxNode("bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:15:5-15:56
