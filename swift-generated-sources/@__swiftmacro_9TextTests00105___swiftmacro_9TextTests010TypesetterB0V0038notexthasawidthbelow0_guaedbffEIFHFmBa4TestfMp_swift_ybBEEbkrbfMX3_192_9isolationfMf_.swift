nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_.swift:4:193-4:203
