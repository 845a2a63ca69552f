Testing.__checkBinaryOperation(measure.length,{ $0 == $1() },25,expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.length"),"==",.__fromSyntaxNode("25")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:7:5-7:34
