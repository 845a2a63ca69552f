nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_.swift:3:202-3:212
