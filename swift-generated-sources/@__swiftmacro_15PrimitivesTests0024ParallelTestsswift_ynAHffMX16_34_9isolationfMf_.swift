nil                                                                                                                             

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:17:35-17:45
