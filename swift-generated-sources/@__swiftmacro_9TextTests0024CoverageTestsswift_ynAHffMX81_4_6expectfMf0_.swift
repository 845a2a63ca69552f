Testing.__checkFunctionCall(library.self,calling: {
  $0.hasOutlines(family: $1)
},"Nobody",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("library"),"hasOutlines",("family",.__fromStringLiteral(#""Nobody""#, "Nobody"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:82:5-82:52
