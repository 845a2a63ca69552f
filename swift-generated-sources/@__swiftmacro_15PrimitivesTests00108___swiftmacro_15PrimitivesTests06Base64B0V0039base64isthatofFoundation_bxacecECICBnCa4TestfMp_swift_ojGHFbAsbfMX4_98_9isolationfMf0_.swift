nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_.swift:5:99-5:109
