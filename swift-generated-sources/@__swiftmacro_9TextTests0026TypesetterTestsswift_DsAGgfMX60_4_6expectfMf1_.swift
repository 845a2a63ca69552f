Testing.__checkBinaryOperation(layout.size.width,{ $0 <= $1() },80,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.size.width"),"<=",.__fromSyntaxNode("80")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:61:5-61:37
