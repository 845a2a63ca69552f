nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_.swift:4:213-4:223
