nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_.swift:5:99-5:109
