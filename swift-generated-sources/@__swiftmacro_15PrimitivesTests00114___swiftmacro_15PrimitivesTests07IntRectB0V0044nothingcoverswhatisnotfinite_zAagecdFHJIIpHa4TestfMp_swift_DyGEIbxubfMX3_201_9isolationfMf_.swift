nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_.swift:4:202-4:212
