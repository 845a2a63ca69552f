nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_.swift:4:220-4:230
