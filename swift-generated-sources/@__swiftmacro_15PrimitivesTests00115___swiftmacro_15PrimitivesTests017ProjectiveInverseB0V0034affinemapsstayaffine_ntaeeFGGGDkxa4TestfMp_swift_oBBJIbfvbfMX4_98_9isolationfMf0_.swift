nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_.swift:5:99-5:109
