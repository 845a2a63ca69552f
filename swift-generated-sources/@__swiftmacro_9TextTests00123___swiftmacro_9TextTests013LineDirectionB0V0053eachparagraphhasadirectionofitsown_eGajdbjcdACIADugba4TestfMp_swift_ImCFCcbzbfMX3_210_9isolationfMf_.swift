nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_.swift:4:211-4:221
