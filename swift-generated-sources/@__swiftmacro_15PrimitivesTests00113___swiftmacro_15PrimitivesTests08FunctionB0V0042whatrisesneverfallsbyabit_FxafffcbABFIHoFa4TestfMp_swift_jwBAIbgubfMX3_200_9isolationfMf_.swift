nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_.swift:4:201-4:211
