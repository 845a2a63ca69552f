nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_.swift:5:99-5:109
