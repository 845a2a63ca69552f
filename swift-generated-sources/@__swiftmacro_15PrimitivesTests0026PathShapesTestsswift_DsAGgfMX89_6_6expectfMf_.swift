Testing.__checkFunctionCall((0...0.07).self,calling: {
  $0.contains($1)
},nearest - last,expression: .__fromFunctionCall(.__fromSyntaxNode("(0...0.07)"),"contains",(nil,.__fromSyntaxNode("nearest - last"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:90:7-90:51
