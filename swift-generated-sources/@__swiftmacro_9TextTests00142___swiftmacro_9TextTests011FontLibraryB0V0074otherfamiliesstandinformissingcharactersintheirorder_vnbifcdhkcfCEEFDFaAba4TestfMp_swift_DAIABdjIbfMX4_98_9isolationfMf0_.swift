nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_.swift:5:99-5:109
