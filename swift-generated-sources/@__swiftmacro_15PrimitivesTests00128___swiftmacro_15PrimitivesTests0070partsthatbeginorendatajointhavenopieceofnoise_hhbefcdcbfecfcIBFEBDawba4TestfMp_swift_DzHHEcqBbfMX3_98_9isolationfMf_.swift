nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_.swift:4:99-4:109
