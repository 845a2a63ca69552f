nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_.swift:5:99-5:109
