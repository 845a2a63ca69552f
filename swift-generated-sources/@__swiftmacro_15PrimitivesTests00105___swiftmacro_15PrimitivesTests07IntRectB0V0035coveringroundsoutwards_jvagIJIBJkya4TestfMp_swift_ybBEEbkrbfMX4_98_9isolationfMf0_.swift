nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_.swift:5:99-5:109
