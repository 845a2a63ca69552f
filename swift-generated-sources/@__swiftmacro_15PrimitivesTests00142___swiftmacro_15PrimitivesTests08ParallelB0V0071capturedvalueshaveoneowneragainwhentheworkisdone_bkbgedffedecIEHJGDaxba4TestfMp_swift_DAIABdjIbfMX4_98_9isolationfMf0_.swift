nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_.swift:5:99-5:109
