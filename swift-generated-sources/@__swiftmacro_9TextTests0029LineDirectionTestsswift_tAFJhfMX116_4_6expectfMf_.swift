Testing.__checkBinaryOperation(directed.map(\.isRightToLeft),{ $0 == $1() },[true, false, true],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"directed.map(\.isRightToLeft)"#),"==",.__fromSyntaxNode("[true, false, true]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:117:5-117:66
