nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_.swift:5:99-5:109
