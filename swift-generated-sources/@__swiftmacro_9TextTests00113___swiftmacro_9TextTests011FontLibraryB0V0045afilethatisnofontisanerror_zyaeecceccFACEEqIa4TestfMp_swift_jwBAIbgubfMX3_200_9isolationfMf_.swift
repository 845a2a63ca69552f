nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_.swift:4:201-4:211
