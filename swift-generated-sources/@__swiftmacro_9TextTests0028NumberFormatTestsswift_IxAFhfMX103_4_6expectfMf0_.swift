Testing.__checkValue(try NumberFormat("\(read)") == read,expression: .__fromSyntaxNode(#"try NumberFormat("\(read)") == read"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:104:5-104:49
