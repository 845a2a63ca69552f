Testing.__checkBinaryOperation(line.width,{ $0 <= $1() },max(Double(width), 12.5) + 1e-6,expression: .__fromBinaryOperation(.__fromSyntaxNode("line.width"),"<=",.__fromSyntaxNode("max(Double(width), 12.5) + 1e-6")),comments: [.__line("// The widest single character.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:164:9-164:63
