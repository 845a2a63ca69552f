nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_.swift:4:209-4:219
