nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_.swift:4:216-4:226
