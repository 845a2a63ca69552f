nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_.swift:5:99-5:109
