nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_.swift:5:99-5:109
