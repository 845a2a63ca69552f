nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_.swift:4:208-4:218
