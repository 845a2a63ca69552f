Testing.__checkBinaryOperation(copy.verbs,{ $0 == $1() },path.verbs,expression: .__fromBinaryOperation(.__fromSyntaxNode("copy.verbs"),"==",.__fromSyntaxNode("path.verbs")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:32:5-32:38
