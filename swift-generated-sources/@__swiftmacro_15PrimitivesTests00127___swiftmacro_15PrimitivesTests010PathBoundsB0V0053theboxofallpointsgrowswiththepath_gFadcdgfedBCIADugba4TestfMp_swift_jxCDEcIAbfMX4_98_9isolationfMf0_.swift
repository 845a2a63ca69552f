nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_.swift:5:99-5:109
