nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_.swift:5:99-5:109
