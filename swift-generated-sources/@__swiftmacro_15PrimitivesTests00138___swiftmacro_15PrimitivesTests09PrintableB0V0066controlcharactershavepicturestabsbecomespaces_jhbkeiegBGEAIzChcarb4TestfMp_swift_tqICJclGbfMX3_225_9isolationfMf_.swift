nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_.swift:4:226-4:236
