nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0061beyondwhatadoubleholdsisinfinityornothing_udbebgfcicCHGCHyoba4TestfMp_.swift:4:220-4:230
