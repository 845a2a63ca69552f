nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_.swift:4:97-4:107
