nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_.swift:4:217-4:227
