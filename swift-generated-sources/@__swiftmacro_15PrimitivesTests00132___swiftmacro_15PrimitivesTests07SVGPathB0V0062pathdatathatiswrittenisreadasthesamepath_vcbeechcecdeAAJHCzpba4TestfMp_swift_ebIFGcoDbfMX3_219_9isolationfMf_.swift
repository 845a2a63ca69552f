nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_.swift:4:220-4:230
