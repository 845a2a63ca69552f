nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests09PrintableB0V0035alineholdsnolineend_lsaefceDJIBJkya4TestfMp_.swift:4:195-4:205
