Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:144:37-144:53
