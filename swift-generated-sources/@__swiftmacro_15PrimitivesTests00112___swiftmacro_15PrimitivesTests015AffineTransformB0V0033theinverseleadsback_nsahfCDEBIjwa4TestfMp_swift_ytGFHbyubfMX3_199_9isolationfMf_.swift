nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_.swift:4:200-4:210
