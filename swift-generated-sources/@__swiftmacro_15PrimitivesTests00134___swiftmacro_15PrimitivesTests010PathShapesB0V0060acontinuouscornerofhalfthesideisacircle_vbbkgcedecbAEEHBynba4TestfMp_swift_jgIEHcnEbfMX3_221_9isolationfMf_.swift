nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_.swift:4:222-4:232
