Testing.__checkFunctionCall(library.self,calling: {
  $0.hasOutlines(family: $1)
},family,expression: .__fromFunctionCall(.__fromSyntaxNode("library"),"hasOutlines",("family",.__fromSyntaxNode("family"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:81:52-81:96
