nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_.swift:4:221-4:231
