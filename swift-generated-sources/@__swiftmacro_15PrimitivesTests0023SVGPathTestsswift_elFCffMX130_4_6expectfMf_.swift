Testing.__checkBinaryOperation(abs(bounds.minY + 10),{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(bounds.minY + 10)"),"<",.__fromSyntaxNode("1e-9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:131:5-131:42
