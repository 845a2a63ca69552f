nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_.swift:4:214-4:224
