Testing.__checkBinaryOperation(measure.segments.count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.segments.count"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:8:5-8:41
