nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_.swift:4:203-4:213
