Testing.__checkBinaryOperation(PathMeasure(Path()).position(atLength: 0),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("PathMeasure(Path()).position(atLength: 0)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:14:5-14:62
