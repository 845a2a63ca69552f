nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_.swift:4:181-4:191
