nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_.swift:4:218-4:228
