Testing.__checkFunctionCall(measure.self,calling: {
  $0.location(atLength: $1)
},target,expression: .__fromFunctionCall(.__fromSyntaxNode("measure"),"location",("atLength",.__fromSyntaxNode("target"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:58:26-58:70
