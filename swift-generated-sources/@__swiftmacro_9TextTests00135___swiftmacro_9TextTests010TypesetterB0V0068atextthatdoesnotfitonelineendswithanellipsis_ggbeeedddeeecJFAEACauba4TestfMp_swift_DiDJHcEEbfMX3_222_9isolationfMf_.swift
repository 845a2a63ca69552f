nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_.swift:4:223-4:233
