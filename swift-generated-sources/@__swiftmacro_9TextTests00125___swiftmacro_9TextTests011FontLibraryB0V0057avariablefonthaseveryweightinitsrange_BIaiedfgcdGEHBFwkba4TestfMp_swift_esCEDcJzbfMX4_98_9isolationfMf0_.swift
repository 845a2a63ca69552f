nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_.swift:5:99-5:109
