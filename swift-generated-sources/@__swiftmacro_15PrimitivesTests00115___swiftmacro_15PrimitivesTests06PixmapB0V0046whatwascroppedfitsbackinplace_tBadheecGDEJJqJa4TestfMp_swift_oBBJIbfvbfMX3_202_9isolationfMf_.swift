nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_.swift:4:203-4:213
