Testing.__checkBinaryOperation(moved.verbs,{ $0 == $1() },arcs.verbs,expression: .__fromBinaryOperation(.__fromSyntaxNode("moved.verbs"),"==",.__fromSyntaxNode("arcs.verbs")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:143:5-143:39
