nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_.swift:5:99-5:109
