Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:96:21-96:37
