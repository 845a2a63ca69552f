nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_.swift:5:99-5:109
