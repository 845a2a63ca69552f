nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_.swift:4:236-4:246
