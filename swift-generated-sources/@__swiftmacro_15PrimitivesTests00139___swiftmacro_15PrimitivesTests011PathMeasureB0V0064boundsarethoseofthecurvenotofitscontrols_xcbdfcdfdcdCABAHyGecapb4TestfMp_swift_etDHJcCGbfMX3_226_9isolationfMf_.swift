nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_.swift:4:227-4:237
