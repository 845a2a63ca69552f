nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_.swift:4:206-4:216
