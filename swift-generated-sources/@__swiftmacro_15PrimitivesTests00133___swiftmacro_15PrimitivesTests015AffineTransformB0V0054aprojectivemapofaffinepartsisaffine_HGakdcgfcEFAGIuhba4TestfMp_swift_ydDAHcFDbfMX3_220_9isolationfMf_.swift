nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_.swift:4:221-4:231
