nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_.swift:5:99-5:109
