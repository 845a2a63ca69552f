nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_.swift:4:203-4:213
