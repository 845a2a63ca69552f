nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_.swift:5:99-5:109
