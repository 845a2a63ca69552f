Testing.__checkBinaryOperation(measure.part(from: 0, to: measure.length).verbs,{ $0 == $1() },[
        .move, .cubic, .line, .line, .close, .move, .line,
      ],expression: .__fromBinaryOperation(.__fromSyntaxNode("measure.part(from: 0, to: measure.length).verbs"),"==",.__fromSyntaxNode("[\n        .move, .cubic, .line, .line, .close, .move, .line,\n      ]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:92:5-95:9
