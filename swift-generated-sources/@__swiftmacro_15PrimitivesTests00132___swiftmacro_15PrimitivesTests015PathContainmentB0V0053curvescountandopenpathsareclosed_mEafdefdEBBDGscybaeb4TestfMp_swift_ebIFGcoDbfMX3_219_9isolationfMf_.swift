nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_.swift:4:220-4:230
