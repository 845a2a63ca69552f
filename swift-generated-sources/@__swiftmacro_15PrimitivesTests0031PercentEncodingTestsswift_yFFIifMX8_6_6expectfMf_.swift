Testing.__checkBinaryOperation(decode("%" + byte.hexadecimal),{ $0 == $1() },[byte],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"decode("%" + byte.hexadecimal)"#),"==",.__fromSyntaxNode("[byte]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:9:7-9:56
