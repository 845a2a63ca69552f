Testing.__checkBinaryOperation([long + "b"].nearest(to: long),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"[long + "b"].nearest(to: long)"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:54:5-54:51
