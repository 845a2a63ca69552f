nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_.swift:5:99-5:109
