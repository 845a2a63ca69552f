nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0056ofequallynearwordsthefirstissuggested_CIahefdfcJBFGJvjba4TestfMp_.swift:4:218-4:228
