nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_.swift:5:99-5:109
