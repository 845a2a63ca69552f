nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_.swift:4:211-4:221
