nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_.swift:5:99-5:109
