Testing.__checkBinaryOperation(seen(paragraph(text).truncatedLine(0..<count, width: nil)),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("seen(paragraph(text).truncatedLine(0..<count, width: nil))"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:70:5-70:84
