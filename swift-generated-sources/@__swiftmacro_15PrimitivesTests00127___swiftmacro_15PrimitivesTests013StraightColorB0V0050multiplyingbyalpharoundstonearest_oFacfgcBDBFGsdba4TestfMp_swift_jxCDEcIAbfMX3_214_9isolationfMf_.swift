nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_.swift:4:215-4:225
