nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_.swift:4:193-4:203
