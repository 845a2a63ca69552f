Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:91:19-91:35
