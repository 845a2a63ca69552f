Testing.__checkBinaryOperation(abs(layout.size.height - 17 * 3408 / 2816),{ $0 < $1() },1e-9,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(layout.size.height - 17 * 3408 / 2816)"),"<",.__fromSyntaxNode("1e-9")),comments: [.__line("// Inter: (2728 + 680) / 2816 em.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:15:5-15:63
