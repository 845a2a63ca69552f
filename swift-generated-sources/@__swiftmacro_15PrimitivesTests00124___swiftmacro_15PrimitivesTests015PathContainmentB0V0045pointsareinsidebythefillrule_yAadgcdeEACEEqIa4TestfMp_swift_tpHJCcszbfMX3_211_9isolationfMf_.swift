nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_.swift:4:212-4:222
