nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_.swift:4:211-4:221
