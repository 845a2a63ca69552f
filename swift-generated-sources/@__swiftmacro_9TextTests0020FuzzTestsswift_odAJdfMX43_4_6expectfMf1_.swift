Testing.__checkFunctionCall((1..<300).self,calling: {
  $0.contains($1)
},used,expression: .__fromFunctionCall(.__fromSyntaxNode("(1..<300)"),"contains",(nil,.__fromSyntaxNode("used"))),comments: [.__line("// Some fonts are rejected, and some are not.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:44:5-44:38
