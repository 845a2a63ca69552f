Testing.__checkBinaryOperation(abs(PathMeasure(first).length - cut),{ $0 < $1() },1e-7,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(PathMeasure(first).length - cut)"),"<",.__fromSyntaxNode("1e-7")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:89:5-89:57
