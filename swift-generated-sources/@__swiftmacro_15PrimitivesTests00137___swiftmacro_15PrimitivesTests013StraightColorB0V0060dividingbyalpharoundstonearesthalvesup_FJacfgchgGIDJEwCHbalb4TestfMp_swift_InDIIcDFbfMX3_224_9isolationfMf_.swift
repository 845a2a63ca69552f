nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_.swift:4:225-4:235
