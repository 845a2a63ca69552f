Testing.__checkBinaryOperation(request.numberOfLines == 0,{ $0 || $1() },layout.lines.count <= request.numberOfLines,expression: .__fromBinaryOperation(.__fromSyntaxNode("request.numberOfLines == 0"),"||",.__fromSyntaxNode("layout.lines.count <= request.numberOfLines")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:82:7-82:89
