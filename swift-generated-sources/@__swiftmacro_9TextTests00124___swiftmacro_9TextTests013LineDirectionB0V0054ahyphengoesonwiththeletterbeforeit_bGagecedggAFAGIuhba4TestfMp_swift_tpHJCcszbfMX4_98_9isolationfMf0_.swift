nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_.swift:5:99-5:109
