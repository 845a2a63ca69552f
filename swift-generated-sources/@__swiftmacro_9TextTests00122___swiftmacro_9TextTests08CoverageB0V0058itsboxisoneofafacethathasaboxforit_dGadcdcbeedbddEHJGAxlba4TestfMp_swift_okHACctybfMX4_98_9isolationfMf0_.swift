nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_.swift:5:99-5:109
