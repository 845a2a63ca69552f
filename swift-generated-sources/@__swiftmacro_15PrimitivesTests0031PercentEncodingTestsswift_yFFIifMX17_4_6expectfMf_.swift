Testing.__checkBinaryOperation(decode(text),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("decode(text)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:18:5-18:33
