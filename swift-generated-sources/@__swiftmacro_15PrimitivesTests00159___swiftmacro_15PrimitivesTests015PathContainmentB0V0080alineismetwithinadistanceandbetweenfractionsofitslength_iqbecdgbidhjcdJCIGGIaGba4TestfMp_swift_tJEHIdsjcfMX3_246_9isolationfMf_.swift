nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_.swift:4:247-4:257
