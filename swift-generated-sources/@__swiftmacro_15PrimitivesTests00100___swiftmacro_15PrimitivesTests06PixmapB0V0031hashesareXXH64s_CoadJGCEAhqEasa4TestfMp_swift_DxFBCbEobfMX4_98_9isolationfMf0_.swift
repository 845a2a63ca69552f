nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_.swift:5:99-5:109
