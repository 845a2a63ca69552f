nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_.swift:5:99-5:109
