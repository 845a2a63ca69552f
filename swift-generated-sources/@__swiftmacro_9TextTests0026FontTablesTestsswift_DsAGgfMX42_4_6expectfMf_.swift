Testing.__checkBinaryOperation(reason(data)?.hasPrefix("the file ends too soon: before "),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"reason(data)?.hasPrefix("the file ends too soon: before ")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:43:5-43:80
