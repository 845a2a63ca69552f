nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0085awordthatistoolongbreaksbetweencharactersatleastonealine_frbeecdeghkcfdbIJGDHJacIcaJb4TestfMp_.swift:4:236-4:246
