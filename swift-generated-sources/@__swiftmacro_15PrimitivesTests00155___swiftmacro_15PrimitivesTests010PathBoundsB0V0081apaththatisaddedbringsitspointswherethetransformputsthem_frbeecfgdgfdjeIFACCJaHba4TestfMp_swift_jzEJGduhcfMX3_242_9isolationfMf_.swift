nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_.swift:4:243-4:253
