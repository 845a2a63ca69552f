nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_.swift:4:205-4:215
