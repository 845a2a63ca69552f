Testing.__checkBinaryOperation(seen(paragraph(text).line(0..<line.unicodeScalars.count)),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("seen(paragraph(text).line(0..<line.unicodeScalars.count))"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:80:5-80:83
