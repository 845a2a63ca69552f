nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_.swift:4:197-4:207
