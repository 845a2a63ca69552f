nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_.swift:5:99-5:109
