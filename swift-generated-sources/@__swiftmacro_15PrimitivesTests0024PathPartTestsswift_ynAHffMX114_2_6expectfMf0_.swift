Testing.__checkBinaryOperation(measure.part(ofSubpath: 1, from: 0, to: joint),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.part(ofSubpath: 1, from: 0, to: joint)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:115:3-115:65
