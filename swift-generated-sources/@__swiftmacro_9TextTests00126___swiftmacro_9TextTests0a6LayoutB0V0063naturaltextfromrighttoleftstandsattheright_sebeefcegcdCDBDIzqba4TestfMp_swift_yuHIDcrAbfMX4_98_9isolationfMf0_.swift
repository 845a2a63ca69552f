nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_.swift:5:99-5:109
