nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_.swift:5:99-5:109
