nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_.swift:4:208-4:218
