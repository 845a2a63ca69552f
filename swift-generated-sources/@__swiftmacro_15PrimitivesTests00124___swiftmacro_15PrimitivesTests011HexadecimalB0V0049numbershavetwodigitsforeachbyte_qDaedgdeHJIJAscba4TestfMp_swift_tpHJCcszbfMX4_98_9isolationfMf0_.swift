nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_.swift:5:99-5:109
