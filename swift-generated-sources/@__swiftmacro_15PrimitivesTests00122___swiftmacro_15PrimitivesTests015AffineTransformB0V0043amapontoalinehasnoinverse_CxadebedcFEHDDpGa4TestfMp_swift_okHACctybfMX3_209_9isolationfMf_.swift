nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0043amapontoalinehasnoinverse_CxadebedcFEHDDpGa4TestfMp_.swift:4:210-4:220
