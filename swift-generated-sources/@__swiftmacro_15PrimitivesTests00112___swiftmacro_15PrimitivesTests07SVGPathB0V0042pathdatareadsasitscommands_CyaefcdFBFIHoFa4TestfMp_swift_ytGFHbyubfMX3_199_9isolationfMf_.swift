nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_.swift:4:200-4:210
