nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_.swift:4:215-4:225
