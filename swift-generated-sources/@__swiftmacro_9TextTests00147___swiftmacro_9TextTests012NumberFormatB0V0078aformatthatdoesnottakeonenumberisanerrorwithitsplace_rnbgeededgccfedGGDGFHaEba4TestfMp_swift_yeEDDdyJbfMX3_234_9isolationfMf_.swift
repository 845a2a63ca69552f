nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_.swift:4:235-4:245
