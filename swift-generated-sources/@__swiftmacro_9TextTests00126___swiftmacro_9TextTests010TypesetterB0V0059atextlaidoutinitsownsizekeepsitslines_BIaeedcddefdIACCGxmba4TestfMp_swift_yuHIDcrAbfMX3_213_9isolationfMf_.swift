nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010TypesetterB0V0059atextlaidoutinitsownsizekeepsitslines_BIaeedcddefdIACCGxmba4TestfMp_.swift:4:214-4:224
