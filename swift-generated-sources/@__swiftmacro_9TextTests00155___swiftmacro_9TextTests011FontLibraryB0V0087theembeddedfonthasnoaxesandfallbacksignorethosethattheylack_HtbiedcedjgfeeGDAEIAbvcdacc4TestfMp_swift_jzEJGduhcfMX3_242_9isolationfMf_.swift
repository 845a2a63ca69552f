nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_.swift:4:243-4:253
