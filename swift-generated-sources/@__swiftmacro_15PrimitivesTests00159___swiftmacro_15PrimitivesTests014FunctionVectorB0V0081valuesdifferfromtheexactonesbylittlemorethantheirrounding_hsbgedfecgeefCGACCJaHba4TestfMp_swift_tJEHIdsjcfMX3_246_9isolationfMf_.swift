nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_.swift:4:247-4:257
