nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0067anemptytexthastheheightofalineandnooutlines_kfbfeddgcbedcICIIEBatba4TestfMp_.swift:4:218-4:228
