nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_.swift:5:99-5:109
