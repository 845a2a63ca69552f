Testing.__checkBinaryOperation(Self.describe(glyphs),{ $0 == $1() },fields[3],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.describe(glyphs)"),"==",.__fromSyntaxNode("fields[3]")),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:40:7-40:61
