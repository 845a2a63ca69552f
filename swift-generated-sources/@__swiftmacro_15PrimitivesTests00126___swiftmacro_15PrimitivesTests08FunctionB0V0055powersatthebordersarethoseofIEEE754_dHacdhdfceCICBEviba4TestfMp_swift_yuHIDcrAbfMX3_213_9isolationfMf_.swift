nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_.swift:4:214-4:224
