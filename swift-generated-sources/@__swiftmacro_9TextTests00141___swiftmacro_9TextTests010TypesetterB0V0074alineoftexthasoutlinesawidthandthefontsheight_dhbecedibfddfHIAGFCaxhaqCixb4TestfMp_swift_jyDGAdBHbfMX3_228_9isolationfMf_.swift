nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_.swift:4:229-4:239
