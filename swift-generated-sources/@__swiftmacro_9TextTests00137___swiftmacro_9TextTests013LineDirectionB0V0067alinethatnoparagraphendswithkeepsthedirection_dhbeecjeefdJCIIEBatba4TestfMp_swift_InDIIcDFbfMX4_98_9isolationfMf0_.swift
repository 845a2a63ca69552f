nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_.swift:5:99-5:109
