nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_.swift:4:212-4:222
