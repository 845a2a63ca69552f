nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_.swift:4:234-4:244
