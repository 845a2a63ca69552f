nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_.swift:5:99-5:109
