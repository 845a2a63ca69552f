Testing.__checkBinaryOperation(lines(text),{ $0 == $1() },[expected],expression: .__fromBinaryOperation(.__fromSyntaxNode("lines(text)"),"==",.__fromSyntaxNode("[expected]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:101:5-101:39
