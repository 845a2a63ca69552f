nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_.swift:4:222-4:232
