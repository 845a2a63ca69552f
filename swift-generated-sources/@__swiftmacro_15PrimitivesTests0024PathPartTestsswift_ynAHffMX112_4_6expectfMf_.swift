Testing.__checkBinaryOperation(abs(part.start.x - 50) < 1e-7,{ $0 && $1() },part.segments.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(part.start.x - 50) < 1e-7"),"&&",.__fromSyntaxNode("part.segments.count == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:113:5-113:71
