nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_.swift:4:238-4:248
