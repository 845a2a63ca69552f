nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_.swift:5:99-5:109
