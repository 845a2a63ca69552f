nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_.swift:5:99-5:109
