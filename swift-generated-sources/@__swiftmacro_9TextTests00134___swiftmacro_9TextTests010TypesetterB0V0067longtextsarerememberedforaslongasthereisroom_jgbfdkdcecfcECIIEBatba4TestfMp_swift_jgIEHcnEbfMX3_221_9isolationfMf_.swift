nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_.swift:4:222-4:232
