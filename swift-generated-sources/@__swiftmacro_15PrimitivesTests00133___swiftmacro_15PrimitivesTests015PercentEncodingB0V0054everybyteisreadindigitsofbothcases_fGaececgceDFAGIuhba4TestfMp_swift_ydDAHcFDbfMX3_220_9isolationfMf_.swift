nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_.swift:4:221-4:231
