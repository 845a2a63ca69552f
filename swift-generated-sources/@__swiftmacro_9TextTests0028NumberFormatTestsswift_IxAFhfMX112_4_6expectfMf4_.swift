Testing.__checkPropertyAccess(DecimalExpansion(0).self,getting: { $0.isZero },expression: .__fromPropertyAccess(.__fromSyntaxNode("DecimalExpansion(0)"),.__fromSyntaxNode("isZero")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:113:5-113:40
