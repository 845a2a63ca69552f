nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_.swift:4:216-4:226
