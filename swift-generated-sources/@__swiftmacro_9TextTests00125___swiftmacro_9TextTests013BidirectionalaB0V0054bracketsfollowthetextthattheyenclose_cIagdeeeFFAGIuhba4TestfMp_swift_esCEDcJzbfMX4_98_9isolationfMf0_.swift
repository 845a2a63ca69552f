nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_.swift:5:99-5:109
