nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_.swift:5:99-5:109
