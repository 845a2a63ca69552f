nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0062amissingfamilyisanerrorwiththeclosestname_pdbhgccfedhAAJHCzpba4TestfMp_.swift:4:217-4:227
