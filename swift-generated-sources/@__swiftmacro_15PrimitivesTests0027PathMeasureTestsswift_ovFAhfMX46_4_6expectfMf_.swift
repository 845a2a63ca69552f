Testing.__checkBinaryOperation(abs(PathMeasure(path).length / chords - 1),{ $0 < $1() },1e-8,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(PathMeasure(path).length / chords - 1)"),"<",.__fromSyntaxNode("1e-8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:47:5-47:63
