Testing.__checkBinaryOperation("\u{9B}31mred\u{7F}".pictured,{ $0 == $1() },"\u{FFFD}31mred␡",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""\u{9B}31mred\u{7F}".pictured"#),"==",.__fromStringLiteral(#""\u{FFFD}31mred␡""#, "�31mred␡")),comments: [.__line("// The Control Sequence Introducer as one character.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:9:5-9:66
