Testing.__checkBinaryOperation(place,{ $0 > $1() },previous,expression: .__fromBinaryOperation(.__fromSyntaxNode("place"),">",.__fromSyntaxNode("previous")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:70:7-70:32
