nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_.swift:5:99-5:109
