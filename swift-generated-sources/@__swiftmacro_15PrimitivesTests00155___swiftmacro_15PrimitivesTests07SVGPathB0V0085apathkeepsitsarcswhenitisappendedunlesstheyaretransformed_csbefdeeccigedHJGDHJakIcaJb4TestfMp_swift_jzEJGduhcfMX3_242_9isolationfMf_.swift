nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_.swift:4:243-4:253
