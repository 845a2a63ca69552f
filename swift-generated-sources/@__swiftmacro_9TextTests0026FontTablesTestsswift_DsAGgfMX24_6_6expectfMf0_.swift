Testing.__checkFunctionCall(reason.self,calling: {
  $0.hasPrefix($1)
},"the file ends too soon: ",expression: .__fromFunctionCall(.__fromSyntaxNode("reason"),"hasPrefix",(nil,.__fromStringLiteral(#""the file ends too soon: ""#, "the file ends too soon: "))),comments: ["\(count) bytes: \(reason)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:25:7-25:89
