nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_.swift:5:99-5:109
