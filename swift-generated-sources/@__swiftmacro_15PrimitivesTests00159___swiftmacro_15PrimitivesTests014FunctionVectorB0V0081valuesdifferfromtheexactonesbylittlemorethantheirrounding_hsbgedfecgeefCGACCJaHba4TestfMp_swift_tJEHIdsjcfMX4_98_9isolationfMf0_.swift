nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_.swift:5:99-5:109
