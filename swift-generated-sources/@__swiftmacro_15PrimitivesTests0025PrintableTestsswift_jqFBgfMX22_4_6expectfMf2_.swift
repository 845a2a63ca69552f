Testing.__checkBinaryOperation("#\u{1}#[a".printableLine,{ $0 == $1() },"# #[a",expression: .__fromBinaryOperation(.__fromSyntaxNode(##""#\u{1}#[a".printableLine"##),"==",.__fromStringLiteral(##""# #[a""##, "# #[a")),comments: [.__line("// Removing the control character joins two harmless pieces into a command, which must be removed too.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:23:5-23:50
