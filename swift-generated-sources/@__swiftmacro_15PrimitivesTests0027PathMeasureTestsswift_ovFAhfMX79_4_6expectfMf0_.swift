Testing.__checkBinaryOperation((end - start).length,{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("(end - start).length"),"<",.__fromSyntaxNode("1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:80:5-80:41
