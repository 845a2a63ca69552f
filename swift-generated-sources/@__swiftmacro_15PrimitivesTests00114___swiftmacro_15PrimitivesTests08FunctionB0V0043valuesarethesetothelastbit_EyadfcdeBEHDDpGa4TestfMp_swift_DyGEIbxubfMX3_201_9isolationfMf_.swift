nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_.swift:4:202-4:212
