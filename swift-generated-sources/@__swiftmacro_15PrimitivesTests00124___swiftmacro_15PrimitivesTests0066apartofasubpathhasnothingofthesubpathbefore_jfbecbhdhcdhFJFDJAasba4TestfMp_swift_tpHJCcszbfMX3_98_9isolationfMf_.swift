nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_.swift:4:99-4:109
