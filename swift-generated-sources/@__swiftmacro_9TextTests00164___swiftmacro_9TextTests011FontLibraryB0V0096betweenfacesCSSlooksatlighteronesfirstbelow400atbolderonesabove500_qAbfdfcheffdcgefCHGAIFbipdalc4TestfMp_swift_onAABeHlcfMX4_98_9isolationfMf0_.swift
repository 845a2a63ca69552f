nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_.swift:5:99-5:109
