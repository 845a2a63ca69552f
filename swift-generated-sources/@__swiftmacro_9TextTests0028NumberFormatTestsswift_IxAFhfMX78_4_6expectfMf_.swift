Testing.__checkValue(try NumberFormat(format).string(from: value) == expected,expression: .__fromSyntaxNode("try NumberFormat(format).string(from: value) == expected"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:79:5-79:70
