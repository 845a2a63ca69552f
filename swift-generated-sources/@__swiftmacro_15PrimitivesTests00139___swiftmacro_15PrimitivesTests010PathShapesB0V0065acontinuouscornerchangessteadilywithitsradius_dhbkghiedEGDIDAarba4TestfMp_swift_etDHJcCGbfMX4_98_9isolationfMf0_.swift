nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0065acontinuouscornerchangessteadilywithitsradius_dhbkghiedEGDIDAarba4TestfMp_.swift:5:99-5:109
