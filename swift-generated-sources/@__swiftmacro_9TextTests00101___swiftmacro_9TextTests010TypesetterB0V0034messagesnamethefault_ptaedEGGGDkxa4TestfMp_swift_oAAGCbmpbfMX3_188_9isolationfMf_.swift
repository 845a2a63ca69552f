nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_.swift:4:189-4:199
