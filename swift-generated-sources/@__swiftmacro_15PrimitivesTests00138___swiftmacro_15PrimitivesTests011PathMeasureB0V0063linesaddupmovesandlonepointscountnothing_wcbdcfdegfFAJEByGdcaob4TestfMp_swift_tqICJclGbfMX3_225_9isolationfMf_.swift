nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_.swift:4:226-4:236
