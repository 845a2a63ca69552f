nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_.swift:4:224-4:234
