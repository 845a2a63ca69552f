nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_.swift:4:201-4:211
