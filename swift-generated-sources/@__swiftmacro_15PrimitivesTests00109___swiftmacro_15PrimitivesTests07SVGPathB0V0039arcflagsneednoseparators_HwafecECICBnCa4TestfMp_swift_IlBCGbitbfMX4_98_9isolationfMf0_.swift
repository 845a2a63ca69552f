nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_.swift:5:99-5:109
