nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0041acirclehasnearly2piradii_FwagdgbcBICDCoEa4TestfMp_.swift:5:99-5:109
