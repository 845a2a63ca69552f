Testing.__checkBinaryOperation("one\ttwo\rthree\u{0}".pictured,{ $0 == $1() },"one two␍three␀",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""one\ttwo\rthree\u{0}".pictured"#),"==",.__fromStringLiteral(#""one two␍three␀""#, "one two␍three␀")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:7:5-7:69
