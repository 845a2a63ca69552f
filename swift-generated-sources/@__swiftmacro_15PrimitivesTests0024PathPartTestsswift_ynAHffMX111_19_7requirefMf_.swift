Testing.__checkFunctionCall(measure.self,calling: {
  $0.part(ofSubpath: $1,from: $2,to: $3)
},1,cut,joint + 4,expression: .__fromFunctionCall(.__fromSyntaxNode("measure"),"part",("ofSubpath",.__fromSyntaxNode("1")),("from",.__fromSyntaxNode("cut")),("to",.__fromSyntaxNode("joint + 4"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:112:20-112:82
