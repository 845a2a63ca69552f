nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_.swift:5:99-5:109
