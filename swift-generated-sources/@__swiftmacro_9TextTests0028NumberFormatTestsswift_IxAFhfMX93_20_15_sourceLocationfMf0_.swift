Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:94:21-94:37
