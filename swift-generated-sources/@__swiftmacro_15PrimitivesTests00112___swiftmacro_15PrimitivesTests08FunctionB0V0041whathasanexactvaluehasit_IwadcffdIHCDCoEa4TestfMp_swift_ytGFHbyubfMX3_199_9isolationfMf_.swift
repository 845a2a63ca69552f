nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_.swift:4:200-4:210
