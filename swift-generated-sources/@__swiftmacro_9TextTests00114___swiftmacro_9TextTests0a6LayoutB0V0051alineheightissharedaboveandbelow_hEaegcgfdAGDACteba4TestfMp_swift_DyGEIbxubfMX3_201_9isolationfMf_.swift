nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0051alineheightissharedaboveandbelow_hEaegcgfdAGDACteba4TestfMp_.swift:4:202-4:212
