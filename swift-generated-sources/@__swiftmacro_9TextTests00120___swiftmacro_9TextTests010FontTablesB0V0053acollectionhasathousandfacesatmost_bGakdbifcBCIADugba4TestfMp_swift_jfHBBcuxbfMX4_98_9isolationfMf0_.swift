nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_.swift:5:99-5:109
