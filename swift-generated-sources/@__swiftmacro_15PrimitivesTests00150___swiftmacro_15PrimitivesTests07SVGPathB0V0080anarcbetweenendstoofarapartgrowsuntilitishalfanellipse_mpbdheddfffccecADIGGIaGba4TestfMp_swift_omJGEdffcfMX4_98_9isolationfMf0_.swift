nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_.swift:5:99-5:109
