Testing.__checkFunctionCall(library.self,calling: {
  $0.hasOutlines(family: $1)
},family,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("library"),"hasOutlines",("family",.__fromSyntaxNode("family"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:63:5-63:50
