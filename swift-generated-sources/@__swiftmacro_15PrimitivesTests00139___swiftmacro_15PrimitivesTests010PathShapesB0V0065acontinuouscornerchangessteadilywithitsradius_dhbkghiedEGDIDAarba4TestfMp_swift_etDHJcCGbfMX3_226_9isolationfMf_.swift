nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0065acontinuouscornerchangessteadilywithitsradius_dhbkghiedEGDIDAarba4TestfMp_.swift:4:227-4:237
