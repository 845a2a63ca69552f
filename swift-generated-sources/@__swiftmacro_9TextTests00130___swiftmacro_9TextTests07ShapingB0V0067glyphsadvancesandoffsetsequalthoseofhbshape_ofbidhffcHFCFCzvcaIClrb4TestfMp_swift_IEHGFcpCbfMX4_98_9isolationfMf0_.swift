nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_.swift:5:99-5:109
