Testing.__checkBinaryOperation(decode(""),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"decode("")"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:13:5-13:30
