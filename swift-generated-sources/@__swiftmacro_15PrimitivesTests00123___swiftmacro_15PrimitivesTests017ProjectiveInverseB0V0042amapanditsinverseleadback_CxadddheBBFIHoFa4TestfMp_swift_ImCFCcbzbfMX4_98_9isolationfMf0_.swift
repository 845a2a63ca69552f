nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_.swift:5:99-5:109
