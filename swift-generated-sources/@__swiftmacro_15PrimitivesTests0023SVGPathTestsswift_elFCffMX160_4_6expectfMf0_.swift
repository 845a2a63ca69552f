Testing.__checkBinaryOperation(valid,{ $0 > $1() },1000,expression: .__fromBinaryOperation(.__fromSyntaxNode("valid"),">",.__fromSyntaxNode("1000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:161:5-161:26
