nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_.swift:4:214-4:224
