Testing.__checkBinaryOperation(directed.map(\.isRightToLeft),{ $0 == $1() },[true, true],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"directed.map(\.isRightToLeft)"#),"==",.__fromSyntaxNode("[true, true]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:111:5-111:59
