Testing.__checkBinaryOperation(abs(reached - target),{ $0 < $1() },1e-7,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(reached - target)"),"<",.__fromSyntaxNode("1e-7")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:68:7-68:44
