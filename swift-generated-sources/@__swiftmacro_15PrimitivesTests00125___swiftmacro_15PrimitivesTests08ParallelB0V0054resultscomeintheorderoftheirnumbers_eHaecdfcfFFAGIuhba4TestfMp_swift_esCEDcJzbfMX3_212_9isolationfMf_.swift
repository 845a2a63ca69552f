nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_.swift:4:213-4:223
