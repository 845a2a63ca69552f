nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_.swift:4:219-4:229
