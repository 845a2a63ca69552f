Testing.__checkBinaryOperation(abs(bounds.maxY),{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(bounds.maxY)"),"<",.__fromSyntaxNode("1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:132:5-132:37
