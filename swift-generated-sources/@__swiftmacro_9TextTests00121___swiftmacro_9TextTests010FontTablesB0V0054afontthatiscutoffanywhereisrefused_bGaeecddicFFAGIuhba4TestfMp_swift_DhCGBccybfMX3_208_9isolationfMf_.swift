nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_.swift:4:209-4:219
