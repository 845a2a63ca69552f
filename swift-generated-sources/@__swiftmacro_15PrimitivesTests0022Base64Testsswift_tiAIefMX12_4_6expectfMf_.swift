Testing.__checkBinaryOperation(Base64.encode(bytes),{ $0 == $1() },text,expression: .__fromBinaryOperation(.__fromSyntaxNode("Base64.encode(bytes)"),"==",.__fromSyntaxNode("text")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:13:5-13:42
