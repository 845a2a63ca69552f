nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_.swift:5:99-5:109
