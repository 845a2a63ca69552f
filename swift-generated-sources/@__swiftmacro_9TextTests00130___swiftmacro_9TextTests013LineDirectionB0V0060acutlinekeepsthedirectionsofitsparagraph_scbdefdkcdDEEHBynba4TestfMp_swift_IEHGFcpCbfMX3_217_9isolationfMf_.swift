nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_.swift:4:218-4:228
