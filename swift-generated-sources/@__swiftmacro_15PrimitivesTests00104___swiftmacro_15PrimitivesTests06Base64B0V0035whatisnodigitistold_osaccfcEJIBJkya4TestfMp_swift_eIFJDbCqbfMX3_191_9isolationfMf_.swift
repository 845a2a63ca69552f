nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_.swift:4:192-4:202
