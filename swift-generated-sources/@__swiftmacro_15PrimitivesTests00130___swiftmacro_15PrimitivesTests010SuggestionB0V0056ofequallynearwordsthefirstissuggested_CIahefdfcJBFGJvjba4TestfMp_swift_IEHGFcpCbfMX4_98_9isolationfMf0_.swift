nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0056ofequallynearwordsthefirstissuggested_CIahefdfcJBFGJvjba4TestfMp_.swift:5:99-5:109
