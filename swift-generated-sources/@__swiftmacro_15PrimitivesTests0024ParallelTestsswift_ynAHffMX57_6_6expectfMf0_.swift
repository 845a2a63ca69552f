Testing.__checkInoutFunctionCall((),calling: { 
  isKnownUniquelyReferenced(&$1)
},&token,expression: .__fromFunctionCall(nil,"isKnownUniquelyReferenced",(nil,.__fromSyntaxNode("&token"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:58:7-58:49
