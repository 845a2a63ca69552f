nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_.swift:4:241-4:251
