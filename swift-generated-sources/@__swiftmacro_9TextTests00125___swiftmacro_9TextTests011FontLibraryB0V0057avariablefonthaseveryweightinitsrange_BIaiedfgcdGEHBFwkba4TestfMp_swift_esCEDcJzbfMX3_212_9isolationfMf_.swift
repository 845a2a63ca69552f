nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_.swift:4:213-4:223
