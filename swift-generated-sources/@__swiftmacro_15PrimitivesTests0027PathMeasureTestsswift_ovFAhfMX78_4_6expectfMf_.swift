Testing.__checkBinaryOperation((start - Point(0.5.squareRoot(), 0.5.squareRoot())).length,{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("(start - Point(0.5.squareRoot(), 0.5.squareRoot())).length"),"<",.__fromSyntaxNode("1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:79:5-79:79
