Testing.__checkBinaryOperation(result.isRightToLeft,{ $0 == $1() },(fields[2] == "1"),expression: .__fromBinaryOperation(.__fromSyntaxNode("result.isRightToLeft"),"==",.__fromSyntaxNode(#"(fields[2] == "1")"#)),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:20:7-20:69
