nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_.swift:4:200-4:210
