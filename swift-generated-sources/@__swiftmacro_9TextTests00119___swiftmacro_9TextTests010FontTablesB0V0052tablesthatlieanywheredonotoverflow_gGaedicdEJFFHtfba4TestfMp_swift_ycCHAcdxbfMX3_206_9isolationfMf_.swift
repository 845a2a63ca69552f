nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_.swift:4:207-4:217
