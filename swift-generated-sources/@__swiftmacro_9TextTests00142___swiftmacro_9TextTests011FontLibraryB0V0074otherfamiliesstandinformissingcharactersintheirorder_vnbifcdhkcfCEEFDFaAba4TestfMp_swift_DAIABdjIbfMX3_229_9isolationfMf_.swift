nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_.swift:4:230-4:240
