Testing.__checkFunctionCall(library.self,calling: {
  $0.hasOutlines(family: $1)
},"Bitmaps",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("library"),"hasOutlines",("family",.__fromStringLiteral(#""Bitmaps""#, "Bitmaps"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:94:5-94:53
