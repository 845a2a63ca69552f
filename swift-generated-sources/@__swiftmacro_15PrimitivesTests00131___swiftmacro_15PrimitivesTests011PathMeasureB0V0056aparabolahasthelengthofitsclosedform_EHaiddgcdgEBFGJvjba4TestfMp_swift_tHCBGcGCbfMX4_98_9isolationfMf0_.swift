nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_.swift:5:99-5:109
