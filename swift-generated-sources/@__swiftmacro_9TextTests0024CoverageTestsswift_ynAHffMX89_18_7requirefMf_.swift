Testing.__checkFunctionCall(bytes.self,calling: {
  $0.firstRange(of: $1)
},Array("glyf".utf8),expression: .__fromFunctionCall(.__fromSyntaxNode("bytes"),"firstRange",("of",.__fromSyntaxNode(#"Array("glyf".utf8)"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:90:19-90:69
