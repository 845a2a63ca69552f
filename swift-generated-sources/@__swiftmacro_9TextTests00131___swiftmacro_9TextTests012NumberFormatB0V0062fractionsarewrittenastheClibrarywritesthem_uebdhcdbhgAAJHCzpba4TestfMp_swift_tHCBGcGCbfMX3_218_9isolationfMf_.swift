nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_.swift:4:219-4:229
