Testing.__checkBinaryOperation("unknown key `##[error]a`".printableLine,{ $0 == $1() },"unknown key ` #[error]a`",expression: .__fromBinaryOperation(.__fromSyntaxNode(#""unknown key `##[error]a`".printableLine"#),"==",.__fromStringLiteral(#""unknown key ` #[error]a`""#, "unknown key ` #[error]a`")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:19:5-19:84
