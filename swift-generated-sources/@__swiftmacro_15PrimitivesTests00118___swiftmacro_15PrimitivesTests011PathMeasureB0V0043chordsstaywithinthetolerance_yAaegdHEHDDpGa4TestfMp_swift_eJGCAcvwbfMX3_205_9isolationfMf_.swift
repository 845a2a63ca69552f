nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_.swift:4:206-4:216
