Testing.__checkBinaryOperation(all.pictured.unicodeScalars.count,{ $0 == $1() },0xA0,expression: .__fromBinaryOperation(.__fromSyntaxNode("all.pictured.unicodeScalars.count"),"==",.__fromSyntaxNode("0xA0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:14:5-14:55
