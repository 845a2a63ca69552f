Testing.__checkBinaryOperation(seen(paragraph("ABC car").truncatedLine(0..<7, width: 1)),{ $0 == $1() },"…",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"seen(paragraph("ABC car").truncatedLine(0..<7, width: 1))"#),"==",.__fromStringLiteral(#""…""#, "…")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:84:5-84:80
