Testing.__checkBinaryOperation(decode("%" + byte.hexadecimal.uppercased()),{ $0 == $1() },[byte],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"decode("%" + byte.hexadecimal.uppercased())"#),"==",.__fromSyntaxNode("[byte]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:10:7-10:69
