nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_.swift:5:99-5:109
