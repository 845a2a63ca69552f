Testing.__checkBinaryOperation("one\ntwo\r\nthree\u{85}four".printableLine,{ $0 == $1() },"one two  three four",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""one\ntwo\r\nthree\u{85}four".printableLine"#),"==",.__fromStringLiteral(#""one two  three four""#, "one two  three four")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:27:5-27:82
